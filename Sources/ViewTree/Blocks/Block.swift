import Drawing
import FacetModel
import Pictures
import Prism
import Text

/// A laid-out piece of a page: its size and its items at their places. It holds geometry and semantic colours, but
/// neither colour values nor cells.
public struct Block: Equatable, Sendable {
  public internal(set) var size: Size
  public internal(set) var items: [Item]
  /// The places of the facets in the block, each facet before the facets inside it.
  public internal(set) var regions: [Region]
  /// The pictures in the block that have an action of their own.
  public internal(set) var pictures: [ActingPicture] = []
  /// The marks that move a carousel when they are clicked. Only a carousel that hides cards has marks.
  public internal(set) var steps: [CarouselStep] = []

  public struct Item: Equatable, Sendable {
    /// The visible part of the item. The content may be larger.
    public internal(set) var rect: Rect
    public let content: Content
    /// The background behind the item; `nil` is the background of the page.
    public internal(set) var ground: Paint?
    /// The text attributes besides those of the typography.
    public internal(set) var attributes: TextAttributes = []
    /// Whether the item is drawn only until a picture is there.
    public internal(set) var presence = Presence.always

    /// The order for the item's picture.
    var order: PictureOrder? {
      switch content {
      case .picture(_, _, let order): order
      case .backdrop(let backdrop): backdrop.order
      case .text, .pattern, .fill, .box: nil
      }
    }
  }

  /// The time for which an item is drawn.
  public enum Presence: Equatable, Sendable {
    case always
    indirect case until(PictureOrder)
  }

  public enum Content: Equatable, Sendable {
    /// Text in a given colour, or else in the colour of its typography.
    case text(SafeText, Typography, Paint?)
    /// A glyph that fills the whole rectangle.
    case pattern(Glyph, Paint)
    case fill(Paint)
    case box(LineGlyphs, Paint, Size)
    /// The place of a picture, with the order for it if it is to be loaded. Stored apart, so that all other items stay
    /// small.
    indirect case picture(PictureShape, Size, PictureOrder?)
    /// A picture behind the words, which are drawn before it.
    indirect case backdrop(Backdrop)
  }

  /// The place of a facet, or of an action of a view that belongs to no facet.
  public struct Region: Equatable, Sendable {
    public internal(set) var rect: Rect
    /// The facet's number in its tree, or the number of the action among those of its view.
    public let facet: Int
    /// The size that it would have if nothing of it were cut off.
    public let whole: Size

    init(rect: Rect, facet: Int, whole: Size? = nil) {
      self.rect = rect
      self.facet = facet
      self.whole = whole ?? rect.size
    }
  }

  /// The place of a picture whose action differs from that of its facet.
  public struct ActingPicture: Equatable, Sendable {
    public internal(set) var rect: Rect
    public let slot: ImageSlot
    /// The number of the picture's facet in its tree; `nil` until the facet is marked.
    public internal(set) var facet: Int?
  }

  public init(size: Size, items: [Item] = [], regions: [Region] = []) {
    self.size = size
    self.items = items
    self.regions = regions
  }

  public static let empty = Block(size: Size(0, 0))

  public var isEmpty: Bool { size.width == 0 || size.height == 0 }
  public var width: Int { size.width }
  public var height: Int { size.height }

  static func single(_ content: Content, size: Size, attributes: TextAttributes = []) -> Block {
    let rect = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return Block(size: size, items: [Item(rect: rect, content: content, ground: nil, attributes: attributes)])
  }

  /// Returns an empty block of a size.
  public static func space(_ width: Int, _ height: Int = 1) -> Block {
    Block(size: Size(width, height))
  }

  public static func rule(_ glyph: Glyph, _ color: Color, width: Int) -> Block {
    single(.pattern(glyph, .meaning(color)), size: Size(width, 1))
  }

  /// Returns a plain block in place of a picture, which covers it if there is an order for it.
  public static func picture(_ shape: PictureShape, width: Int, height: Int, order: PictureOrder? = nil) -> Block {
    single(.picture(shape, Size(width, height), order), size: Size(width, height))
  }

  /// Returns a picture to be added behind words, after them. Until it is there, the plain ground is behind them.
  public static func backdrop(_ backdrop: Backdrop) -> Block {
    single(.backdrop(backdrop), size: backdrop.order.size)
  }

  /// Returns the block as words that are shown only until a picture is there.
  public func standing(for order: PictureOrder?) -> Block {
    var block = self
    if let order { for index in block.items.indices { block.items[index].presence = .until(order) } }
    return block
  }

  /// The pictures that the block has room for, in their order from the top.
  public var orders: [PictureOrder] { items.compactMap(\.order) }

  /// Returns the block with at least this size. The added cells are empty.
  public func filling(width: Int? = nil, height: Int? = nil) -> Block {
    var block = self
    block.size = Size(max(size.width, width ?? 0), max(size.height, height ?? 0))
    return block
  }

  /// Returns the first rows and columns of the block. Everything outside them is cut off.
  public func cut(width: Int? = nil, height: Int? = nil) -> Block {
    let bounds = Rect(
      x: 0, y: 0, width: min(size.width, width ?? size.width), height: min(size.height, height ?? size.height))
    guard bounds.size != size else { return self }
    var block = Block(size: bounds.size)
    for var item in items {
      item.rect = item.rect.intersection(bounds)
      if !item.rect.isEmpty { block.items.append(item) }
    }
    for var region in regions {
      region.rect = region.rect.intersection(bounds)
      if !region.rect.isEmpty { block.regions.append(region) }
    }
    for var picture in pictures {
      picture.rect = picture.rect.intersection(bounds)
      if !picture.rect.isEmpty { block.pictures.append(picture) }
    }
    // A mark that is cut off remains as an empty rectangle, because it still tells that its carousel hides cards.
    block.steps = steps.map { $0.moved(to: $0.rect.intersection(bounds)) }
    return block
  }

  /// Adds another block's content with its top left corner at a place; the size grows as needed.
  public mutating func add(_ block: Block, x: Int, y: Int) {
    // The first block of a column or a row stays where it is, so its content is shared instead of copied.
    if x == 0, y == 0, items.isEmpty, regions.isEmpty, pictures.isEmpty, steps.isEmpty {
      let size = Size(max(size.width, block.size.width), max(size.height, block.size.height))
      self = block
      self.size = size
      return
    }
    for var item in block.items {
      item.rect.x += x
      item.rect.y += y
      items.append(item)
    }
    for var region in block.regions {
      region.rect.x += x
      region.rect.y += y
      regions.append(region)
    }
    for var picture in block.pictures {
      picture.rect.x += x
      picture.rect.y += y
      pictures.append(picture)
    }
    for step in block.steps {
      steps.append(
        step.moved(
          to: Rect(x: step.rect.x + x, y: step.rect.y + y, width: step.rect.width, height: step.rect.height)))
    }
    size = Size(max(size.width, x + block.size.width), max(size.height, y + block.size.height))
  }
}
