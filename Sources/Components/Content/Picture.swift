import FacetModel
import Prism
import Text
import ViewTree

/// The place of a picture: a calm block in the picture's shape, with its alt text or the initials of what it shows.
/// Never an address.
public struct Picture: Equatable, Sendable {
  public let shape: PictureShape
  public let alternative: SafeText
  /// A name the client has an icon for.
  public let icon: Icon?
  /// Whether there is anything to show.
  public let isThere: Bool
  /// Where a click on the picture does something of its own.
  private let actingSlot: ImageSlot?
  private let initials: SafeText

  /// `shape` is for pictures that were sent without one.
  init(_ image: FacetImage?, of name: SafeText?, isThere: Bool? = nil, shape: PictureShape = .square) {
    self.shape =
      switch image?.style {
      case .circle?: .circle
      case .rounded?: .rounded
      case .unspecified?, .unknown?, nil: shape
      }
    // What stands beside the picture anyway is not said twice.
    let alternative = SafeText(image?.placeholder ?? "")
    self.alternative = alternative == name ? "" : alternative
    icon = image?.local.flatMap(Icon.init(wireName:))
    self.isThere = isThere ?? (image != nil)
    actingSlot = image.flatMap { $0.click == nil ? nil : $0.slot }
    initials = Self.initials(of: name ?? alternative)
  }

  /// The picture, or nothing where none was sent.
  public func layout(width: Int, height: Int, icons: IconSet) -> Block {
    guard isThere, width > 0, height > 0 else { return .empty }
    var block = Block.picture(shape, width: width, height: height)
    let words = words(width: width, height: height, icons: icons)
    let y = max(0, (height - words.height) / 2)
    block.add(words.on(.image(.ground), width: words.width), x: max(0, (width - words.width) / 2), y: y)
    return acting(block.cut(width: width, height: height))
  }

  /// The picture as something that can be chosen by itself, if it does something of its own.
  func acting(_ block: Block) -> Block {
    actingSlot.map(block.acting) ?? block
  }

  /// Across the whole width. Where nothing may be cut off, as high as its alt text needs.
  public func layout(in proposal: Proposal, height: Int) -> Block {
    let rows = proposal.isUnrolled ? lines(width: proposal.width, most: nil).count + 2 : 0
    return layout(width: proposal.width, height: max(height, rows), icons: proposal.icons)
  }

  /// Longer lines would no longer look like words in a picture.
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

  /// The first letters of the first two words.
  private static func initials(of name: SafeText) -> SafeText {
    var initials = ""
    for word in name.string.split(maxSplits: 2, whereSeparator: { !$0.isLetter && !$0.isNumber }).prefix(2) {
      if let first = word.first { initials.append(first) }
    }
    return SafeText(initials).uppercasedInPlace
  }
}
