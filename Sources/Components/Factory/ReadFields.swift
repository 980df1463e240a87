/// The fields that a component declares to read, each once, in the order of the declaration.
///
/// The manifest, the catalogue and lint list them. The view reads a facet through a `FacetReader`, which hides every
/// other field. A component keeps its fields in a `static let`, which is built when it is first used.
public struct ReadFields: Sendable, ExpressibleByArrayLiteral {
  /// Shared, because every view and every reader of a facet copies the fields.
  private let table: Table

  public init(_ fields: [ReadField]) {
    var list = List()
    list.reserve(fields.count)
    for field in fields { list.append(field) }
    table = Table(list)
  }

  public init(arrayLiteral fields: ReadField...) {
    self.init(fields)
  }

  private init(_ list: List) {
    table = Table(list)
  }

  public var all: [ReadField] { table.list.all }
  public var hasClick: Bool { table.list.hasClick }
  public var hasChildren: Bool { table.list.hasChildren }
  public var hasParentText: Bool { table.list.hasParentText }

  public func has(_ text: ReadField.Text) -> Bool { table.list.has(text) }
  public func has(_ image: ReadField.Image) -> Bool { table.list.has(image) }
  public func has(_ style: ReadField.Style) -> Bool { table.list.has(style) }
  public func has(textCustom key: String) -> Bool { table.list.has(textCustom: key) }
  public func has(imageCustom key: String) -> Bool { table.list.has(imageCustom: key) }
  public func has(custom key: String) -> Bool { table.list.has(custom: key) }
  public func has(parentCustom key: String) -> Bool { table.list.has(parentCustom: key) }
  public func has(_ field: ReadField) -> Bool { table.list.has(field) }

  public static func + (left: ReadFields, right: ReadFields) -> ReadFields {
    var sum = left.table.list
    sum.reserve(right.all.count)
    for field in right.all { sum.append(field) }
    return ReadFields(sum)
  }
}

extension ReadFields {
  private final class Table: Sendable {
    let list: List

    init(_ list: List) {
      self.list = list
    }
  }

  /// The fields themselves.
  private struct List: Sendable {
    var all: [ReadField] = []
    private var texts: UInt8 = 0
    private var images: UInt8 = 0
    private var styles: UInt8 = 0
    private(set) var hasClick = false
    private(set) var hasChildren = false
    private(set) var hasParentText = false
    /// The fields with keys of their own, in one list. Most components have few or none.
    private var keys: [(place: KeyPlace, key: String)] = []

    private enum KeyPlace {
      case text, image, facet, parent
    }

    mutating func reserve(_ count: Int) {
      all.reserveCapacity(all.count + count)
    }

    mutating func append(_ field: ReadField) {
      if has(field) { return }
      all.append(field)
      switch field {
      case .text(let text): texts |= text.bit
      case .image(let image): images |= image.bit
      case .style(let style): styles |= style.bit
      case .textCustom(let key): keys.append((.text, key))
      case .imageCustom(let key): keys.append((.image, key))
      case .custom(let key): keys.append((.facet, key))
      case .parentCustom(let key): keys.append((.parent, key))
      case .parentText: hasParentText = true
      case .click: hasClick = true
      case .children: hasChildren = true
      }
    }

    // Each field of each facet near the screen is looked up here. So a lookup tests one bit, or compares a few short
    // strings.

    func has(_ text: ReadField.Text) -> Bool { texts & text.bit != 0 }
    func has(_ image: ReadField.Image) -> Bool { images & image.bit != 0 }
    func has(_ style: ReadField.Style) -> Bool { styles & style.bit != 0 }
    func has(textCustom key: String) -> Bool { has(key, in: .text) }
    func has(imageCustom key: String) -> Bool { has(key, in: .image) }
    func has(custom key: String) -> Bool { has(key, in: .facet) }
    func has(parentCustom key: String) -> Bool { has(key, in: .parent) }

    private func has(_ key: String, in place: KeyPlace) -> Bool {
      keys.contains { $0.place == place && $0.key == key }
    }

    func has(_ field: ReadField) -> Bool {
      switch field {
      case .text(let text): has(text)
      case .image(let image): has(image)
      case .style(let style): has(style)
      case .textCustom(let key): has(textCustom: key)
      case .imageCustom(let key): has(imageCustom: key)
      case .custom(let key): has(custom: key)
      case .parentCustom(let key): has(parentCustom: key)
      case .parentText: hasParentText
      case .click: hasClick
      case .children: hasChildren
      }
    }
  }
}

extension ReadFields {
  public static func texts(_ texts: ReadField.Text...) -> ReadFields { ReadFields(texts.map(ReadField.text)) }
  public static func textCustom(_ keys: String...) -> ReadFields { ReadFields(keys.map(ReadField.textCustom)) }
  public static func images(_ images: ReadField.Image...) -> ReadFields { ReadFields(images.map(ReadField.image)) }
  public static func imageCustom(_ keys: String...) -> ReadFields { ReadFields(keys.map(ReadField.imageCustom)) }
  public static func custom(_ keys: String...) -> ReadFields { ReadFields(keys.map(ReadField.custom)) }
  public static func parentCustom(_ keys: String...) -> ReadFields { ReadFields(keys.map(ReadField.parentCustom)) }
  public static func style(_ styles: ReadField.Style...) -> ReadFields { ReadFields(styles.map(ReadField.style)) }
  public static let click: ReadFields = [.click]
  public static let children: ReadFields = [.children]
  public static let parentText: ReadFields = [.parentText]
  /// Every text that `FacetWords` shows: those that a component places itself, and the rest among its facts.
  public static let words = ReadFields(
    ReadField.Text.allCases.map(ReadField.text)
      + FacetWords.Part.allCases.compactMap(\.customKey).map(ReadField.textCustom))
}
