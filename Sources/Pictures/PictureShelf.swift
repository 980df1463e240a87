import Drawing
import Text
import Wording

/// The pictures that have arrived, and the faults of those that cannot be shown.
public struct PictureShelf: Sendable {
  private var results: [PictureOrder: Result<PictureArt, PictureFault>] = [:]
  /// The memory that the pictures take, in bytes.
  private var weight = 0
  /// Stands for the present pictures: each change makes another one. Kept in place of the pictures, it tells whether
  /// they are still the same.
  final class Version: Sendable {}
  private(set) var version = Version()
  /// The number of times that pictures of true pixels have come or gone.
  public private(set) var imageChanges = 0
  /// The colours of backdrops, which belong to these pictures.
  private(set) var veils = VeilMemory()

  public init() {}

  public subscript(order: PictureOrder) -> Result<PictureArt, PictureFault>? {
    get { results[order] }
    set {
      weight += (newValue.map(Self.weight) ?? 0) - (results[order].map(Self.weight) ?? 0)
      if results[order].isImage || newValue.isImage { imageChanges += 1 }
      if results[order] != nil { veils = VeilMemory() }
      results[order] = newValue
      version = Version()
    }
  }

  /// The most memory for pictures, in bytes.
  private static let mostWeight = 32 << 20

  private static func weight(of result: Result<PictureArt, PictureFault>) -> Int {
    switch result {
    case .success(.cells(let cells)): cells.size.width * cells.size.height * MemoryLayout<PictureCell>.stride
    case .success(.image(let image)): image.bytes.count
    case .failure: 0
    }
  }

  /// Removes all other pictures than those on the screen, if the pictures take too much memory.
  mutating func tidy(keeping orders: [PictureOrder]) {
    guard weight > Self.mostWeight else { return }
    let kept = Set(orders)
    for order in results.keys.filter({ !kept.contains($0) }) { self[order] = nil }
  }

  public var isEmpty: Bool { results.isEmpty }

  /// The pictures of true pixels with their orders.
  public var images: [(order: PictureOrder, image: PictureImage)] {
    results.compactMap { order, result in
      if case .success(.image(let image)) = result { (order, image) } else { nil }
    }
  }

  /// Removes all results, because the pictures are wanted in another form.
  public mutating func removeAll() {
    results = [:]
    version = Version()
    veils = VeilMemory()
    weight = 0
    imageChanges += 1
  }
}

extension Result<PictureArt, PictureFault>? {
  fileprivate var isImage: Bool {
    if case .success(.image) = self { true } else { false }
  }
}

extension PictureShelf {
  /// The pictures for an SVG, by their numbers. Their bytes are in the addresses, so that the file stands alone.
  public var svgImages: [Int: SVGImage] {
    images.reduce(into: [:]) { images, entry in
      let kind = entry.image.format == .jpeg ? "jpeg" : "png"
      images[entry.image.number] = SVGImage(
        size: entry.image.size, address: "data:image/\(kind);base64," + Base64.encode(entry.image.bytes),
        outline: entry.order.shape.outline)
    }
  }
}

extension PictureShape {
  fileprivate var outline: SVGImage.Outline {
    switch self {
    case .square: .square
    case .rounded: .rounded
    case .circle: .circle
    }
  }
}

/// The pictures of a shelf for the drawing of one page, whose number the relative addresses need.
public struct PagePictures: Sendable {
  public let shelf: PictureShelf
  let page: Int
  private let words: Words

  /// `words` are the language of the reasons pictures cannot be shown.
  public init(_ shelf: PictureShelf, page: Int, words: Words = .english) {
    self.shelf = shelf
    self.page = page
    self.words = words
  }

  public static let none = PagePictures(PictureShelf(), page: 0)

  /// Stands for everything that drawing asks of the pictures, without keeping any.
  public struct State: Equatable, Sendable {
    fileprivate let version: PictureShelf.Version
    fileprivate let page: Int
    fileprivate let words: Words

    public static func == (left: State, right: State) -> Bool {
      left.version === right.version && left.page == right.page && left.words == right.words
    }
  }

  public var state: State { State(version: shelf.version, page: page, words: words) }

  /// Returns the picture if it has arrived.
  public func art(of order: PictureOrder) -> PictureArt? {
    guard !shelf.isEmpty, case .success(let art) = shelf[order.given(by: page)] else { return nil }
    return art
  }

  /// Returns the reason a picture cannot be shown, in a few words.
  public func fault(of order: PictureOrder) -> SafeText? {
    guard !shelf.isEmpty, case .failure(let fault) = shelf[order.given(by: page)] else { return nil }
    return fault.text(in: words)
  }
}
