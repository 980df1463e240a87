import Drawing
import FacetModel
import Pictures
import Prism
import Text
import ViewTree

/// The place of a picture. Until the picture is there, it is a plain block in the picture's shape, with its alt text or
/// initials. The address of the picture is never shown.
public struct Picture: Equatable, Sendable {
  public private(set) var shape: PictureShape
  public let alternative: SafeText
  /// The icon that the client has for the picture's name.
  public let icon: Icon?
  /// The address to load the picture from.
  private let address: String?
  /// Whether there is a picture to show.
  public let isThere: Bool
  /// The slot of the picture if it has an action of its own.
  private let actingSlot: ImageSlot?
  private let initials: SafeText

  /// Creates a picture. `shape` is for pictures that are sent without one.
  init(_ image: FacetImage?, of name: SafeText?, isThere: Bool? = nil, shape: PictureShape = .square) {
    self.shape =
      switch image?.style {
      case .circle?: .circle
      case .rounded?: .rounded
      case .unspecified?, .unknown?, nil: shape
      }
    // An alt text that equals the title beside the picture is dropped.
    let alternative = SafeText(image?.placeholder ?? "")
    self.alternative = alternative == name ? "" : alternative
    icon = image?.local.flatMap(Icon.init(wireName:))
    address = image?.uri
    self.isThere = isThere ?? (image != nil)
    actingSlot = image.flatMap { $0.click == nil ? nil : $0.slot }
    initials = Self.initials(of: name ?? alternative)
  }

  /// Returns the alt text, unless the words beside the picture say the same.
  func words(besides said: [SafeText]) -> [SafeText] {
    alternative.isEmpty || said.contains(alternative) ? [] : [alternative]
  }

  /// The same picture without an outline, for a picture that touches the ground of words.
  public var squared: Picture {
    var picture = self
    picture.shape = .square
    return picture
  }

  /// The most rows of a block that only stands for a picture. A higher one would be half of its card.
  private static let mostRows = 2
  /// Up to this width such a block has one row.
  private static let badgeWidth = 8

  /// Returns the block of the picture, or an empty block if none was sent. `height` is the height of a real picture.
  public func layout(width: Int, height: Int, fit: PictureFit = .filling, in proposal: Proposal) -> Block {
    guard isThere, width > 0, height > 0 else { return .empty }
    if let order = order(width: width, height: height, fit: fit, in: proposal) {
      return block(width: width, height: height, order: order, icons: proposal.icons)
    }
    return block(width: width, height: min(height, width <= Self.badgeWidth ? 1 : Self.mostRows), icons: proposal.icons)
  }

  /// Whether the page has room for the real picture.
  public func isShown(in proposal: Proposal) -> Bool {
    isThere && address.map(proposal.pictures.shows) ?? false
  }

  /// Returns the order for the real picture in a box; `nil` if the page shows none.
  public func order(width: Int, height: Int, fit: PictureFit = .filling, in proposal: Proposal) -> PictureOrder? {
    guard let address, width > 0, height > 0, isShown(in: proposal) else { return nil }
    return PictureOrder(address: address, size: Size(width, height), shape: shape, fit: fit)
  }

  /// Returns the proposal for the picture of a card: a real picture is no wider than its height allows.
  func proposal(_ proportion: PictureProportion, rows: Int, in proposal: Proposal) -> Proposal {
    isShown(in: proposal) ? proposal.narrowed(to: proportion.columns(ofRows: rows, in: proposal.width)) : proposal
  }

  /// Returns the picture in a box behind words, to be added after the words. The result is empty if the page shows no
  /// picture.
  func backdrop(_ size: Size, fadingColumns: Int, wordColumns: Int, in proposal: Proposal) -> Block {
    guard let address, size.width > 0, size.height > 0, isShown(in: proposal) else { return .empty }
    let order = PictureOrder(address: address, size: size, shape: .square)
    return acting(.backdrop(Backdrop(order: order, fadingColumns: fadingColumns, wordColumns: wordColumns)))
  }

  private func block(width: Int, height: Int, order: PictureOrder? = nil, icons: IconSet) -> Block {
    var block = Block.picture(shape, width: width, height: height, order: order)
    let words = words(width: width, height: height, icons: icons)
    let y = max(0, (height - words.height) / 2)
    // A small round picture has brackets in place of a ground.
    let hasGround = height > 1 || shape == .square
    let shown = hasGround ? words.on(.image(.ground), width: words.width) : words
    block.add(shown.standing(for: order), x: max(0, (width - words.width) / 2), y: y)
    return acting(block.cut(width: width, height: height))
  }

  /// Returns the block as a focus target if the picture has an action of its own.
  func acting(_ block: Block) -> Block {
    actingSlot.map(block.acting) ?? block
  }

  /// Returns the picture across the whole width. On an unrolled page it is as high as its alt text needs.
  public func layout(in proposal: Proposal, height: Int) -> Block {
    guard proposal.isUnrolled, isThere, proposal.width > 0, !isShown(in: proposal) else {
      return layout(width: proposal.width, height: height, in: proposal)
    }
    let rows = lines(width: proposal.width, most: nil).count
    return block(width: proposal.width, height: rows > 1 ? rows + 2 : Self.mostRows, icons: proposal.icons)
  }

  /// The longest line of alt text, so that it still looks like a part of the picture.
  private static let longestLine = 60

  private func lines(width: Int, most: Int?) -> [SafeText] {
    alternative.wrapped(to: max(1, min(width - 4, Self.longestLine)), maxLines: most)
  }

  private func words(width: Int, height: Int, icons: IconSet) -> Block {
    if let icon { return .line(icons[icon], .imageText, width: width) }
    let roomy = width >= 16 && !alternative.isEmpty
    let lines = lines(width: width, most: max(1, height - 2))
    return roomy
      ? Self.centered(lines.map { Block.line($0, .imageText, width: width - 4) })
      : .line(initials, .imageText, width: max(1, width - 2))
  }

  private static func centered(_ lines: [Block]) -> Block {
    let width = lines.map(\.width).max() ?? 0
    return .column(lines.map { $0.aligned(.center, width: width) })
  }

  /// Whether a character is a letter or a digit. The standard library looks up even those of ASCII in its tables.
  private static func belongsToWord(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return character.isLetter || character.isNumber }
    return (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  /// Returns the first letters of the first two words.
  private static func initials(of name: SafeText) -> SafeText {
    var initials = ""
    var wordCount = 0
    var wasInWord = false
    for character in name.string {
      let isInWord = belongsToWord(character)
      if isInWord, !wasInWord {
        initials.append(character)
        wordCount += 1
        if wordCount == 2 { break }
      }
      wasInWord = isInWord
    }
    return SafeText(initials).uppercasedInPlace
  }
}
