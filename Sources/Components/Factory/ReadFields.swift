/// The fields that a component declares to read, each once, in the order of the declaration.
///
/// The manifest, the catalogue and lint list them. The view reads a facet through a `FacetReader`, which hides every
/// other field. A component keeps its fields in a `static let`, which is built when it is first used.
public struct ReadFields: Sendable, ExpressibleByArrayLiteral {
  public private(set) var all: [ReadField]
  private var texts: UInt8 = 0
  private var images: UInt8 = 0
  private var styles: UInt8 = 0
  public private(set) var hasClick = false
  public private(set) var hasChildren = false
  public private(set) var hasParentText = false
  private var textCustom: [String] = []
  private var imageCustom: [String] = []
  private var custom: [String] = []
  private var parentCustom: [String] = []

  public init(_ fields: [ReadField]) {
    all = []
    all.reserveCapacity(fields.count)
    for field in fields { append(field) }
  }

  public init(arrayLiteral fields: ReadField...) {
    self.init(fields)
  }

  private mutating func append(_ field: ReadField) {
    if has(field) { return }
    all.append(field)
    switch field {
    case .text(let text): texts |= text.bit
    case .image(let image): images |= image.bit
    case .style(let style): styles |= style.bit
    case .textCustom(let key): textCustom.append(key)
    case .imageCustom(let key): imageCustom.append(key)
    case .custom(let key): custom.append(key)
    case .parentCustom(let key): parentCustom.append(key)
    case .parentText: hasParentText = true
    case .click: hasClick = true
    case .children: hasChildren = true
    }
  }

  // Each field of each facet near the screen is looked up here. So a lookup tests one bit, or compares a few short
  // strings.

  public func has(_ text: ReadField.Text) -> Bool { texts & text.bit != 0 }
  public func has(_ image: ReadField.Image) -> Bool { images & image.bit != 0 }
  public func has(_ style: ReadField.Style) -> Bool { styles & style.bit != 0 }
  public func has(textCustom key: String) -> Bool { textCustom.contains(key) }
  public func has(imageCustom key: String) -> Bool { imageCustom.contains(key) }
  public func has(custom key: String) -> Bool { custom.contains(key) }
  public func has(parentCustom key: String) -> Bool { parentCustom.contains(key) }

  public func has(_ field: ReadField) -> Bool {
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

  public static func + (left: ReadFields, right: ReadFields) -> ReadFields {
    var sum = left
    for field in right.all { sum.append(field) }
    return sum
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
