import Drawing
import FacetModel
import Prism
import Text

/// A laid-out piece of a page: a size, and what stands where in it. Pure geometry and meaning, no colour and no cell.
public struct Block: Equatable, Sendable {
  public private(set) var size: Size
  public private(set) var items: [Item]
  /// The facets that are shown in it, each before those that stand in it.
  public private(set) var regions: [Region]
  /// The pictures in it that do something of their own when they are chosen.
  public private(set) var pictures: [ActingPicture] = []
  /// The marks of carousels that show other cards when they are clicked. Only a carousel that hides cards has any.
  public private(set) var steps: [CarouselStep] = []

  public struct Item: Equatable, Sendable {
    /// What of it can be seen; the content may be larger.
    public internal(set) var rect: Rect
    public let content: Content
    /// What it stands on; `nil` is the ground of the page.
    public internal(set) var ground: Paint?
    /// Attributes of letters besides those of their typography.
    public internal(set) var attributes: TextAttributes = []
  }

  public enum Content: Equatable, Sendable {
    /// Words, in the style's own colour or another.
    case text(SafeText, Typography, Paint?)
    /// A glyph repeated all over.
    case pattern(Glyph, Paint)
    case fill(Paint)
    case box(LineGlyphs, Paint, Size)
    case picture(PictureShape, Size)
  }

  /// Where a facet is, or an action of a view that no facet asks for.
  public struct Region: Equatable, Sendable {
    public internal(set) var rect: Rect
    /// The facet's number in its tree, or the action's among those of its view.
    public let facet: Int
    /// How large it would be if nothing of it were cut off.
    public let whole: Size

    init(rect: Rect, facet: Int, whole: Size? = nil) {
      self.rect = rect
      self.facet = facet
      self.whole = whole ?? rect.size
    }
  }

  /// Where a picture is whose click is not that of its facet.
  public struct ActingPicture: Equatable, Sendable {
    public internal(set) var rect: Rect
    public let slot: ImageSlot
    /// The number of its facet in its tree, once that is known.
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

  /// Room with nothing in it.
  public static func space(_ width: Int, _ height: Int = 1) -> Block {
    Block(size: Size(width, height))
  }

  public static func rule(_ glyph: Glyph, _ color: Color, width: Int) -> Block {
    single(.pattern(glyph, .meaning(color)), size: Size(width, 1))
  }

  /// The calm block that stands where a picture would be.
  public static func picture(_ shape: PictureShape, width: Int, height: Int) -> Block {
    single(.picture(shape, Size(width, height)), size: Size(width, height))
  }

  /// Says whose place this is.
  public func marked(facet: Int) -> Block {
    var block = self
    let place = Rect(x: 0, y: 0, width: size.width, height: size.height)
    block.regions.insert(Region(rect: place, facet: facet), at: 0)
    for index in block.pictures.indices where block.pictures[index].facet == nil {
      block.pictures[index].facet = facet
    }
    return block
  }

  /// Says that this is the picture of a slot, and that a click on it does something of its own.
  public func acting(as slot: ImageSlot) -> Block {
    guard !isEmpty else { return self }
    var block = self
    block.pictures.append(
      ActingPicture(rect: Rect(x: 0, y: 0, width: size.width, height: size.height), slot: slot, facet: nil))
    return block
  }

  /// Says that a click on some of its columns shows other cards of a carousel.
  func stepping(_ columns: Range<Int>, toCard card: Int, of carousel: Int) -> Block {
    var block = self
    let rect = Rect(x: columns.lowerBound, y: 0, width: columns.count, height: size.height)
    block.steps.append(CarouselStep(rect: rect, facet: carousel, card: card))
    return block
  }

  /// The same with other numbers for its facets; those that have none keep their own.
  func renumbered(_ number: (Int) -> Int?) -> Block {
    var block = Block(
      size: size, items: items,
      regions: regions.map { Region(rect: $0.rect, facet: number($0.facet) ?? $0.facet, whole: $0.whole) })
    block.pictures = pictures.map { picture in
      let facet = picture.facet.map { number($0) ?? $0 }
      return ActingPicture(rect: picture.rect, slot: picture.slot, facet: facet)
    }
    block.steps = steps.map { CarouselStep(rect: $0.rect, facet: number($0.facet) ?? $0.facet, card: $0.card) }
    return block
  }

  /// On a ground of its own, which fills the width. What stands on another ground already keeps that.
  public func on(_ ground: Paint, width: Int) -> Block {
    var block = on(ground, rect: Rect(x: 0, y: 0, width: width, height: size.height))
    block.size = Size(width, size.height)
    return block
  }

  /// The same for a part of it; what stands beside that part stays on the ground of the page.
  func on(_ ground: Paint, rect: Rect) -> Block {
    var block = self
    for index in block.items.indices where block.items[index].ground == nil {
      let place = block.items[index].rect
      if rect.contains(x: place.x, y: place.y) { block.items[index].ground = ground }
    }
    block.items.insert(Item(rect: rect, content: .fill(ground), ground: nil), at: 0)
    block.size = Size(max(size.width, rect.maxX), max(size.height, rect.maxY))
    return block
  }

  public func on(_ color: Color, width: Int) -> Block {
    on(.meaning(color), width: width)
  }

  /// Of at least this size; what is new is empty.
  public func filling(width: Int? = nil, height: Int? = nil) -> Block {
    var block = self
    block.size = Size(max(size.width, width ?? 0), max(size.height, height ?? 0))
    return block
  }

  /// Only what lies within the first rows and columns: the rest is cut off where it stands.
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
    // A mark that is cut off still says that its carousel hides cards.
    block.steps = steps.map { $0.moved(to: $0.rect.intersection(bounds)) }
    return block
  }

  /// Adds another block's content with its top left corner at a place; the size grows as needed.
  public mutating func add(_ block: Block, x: Int, y: Int) {
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
