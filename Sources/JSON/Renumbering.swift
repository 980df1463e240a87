/// A copy operation on documents, after which another interner numbers their names. Two documents can be compared or
/// joined only if equal names have equal numbers.
public struct Renumbering {
  private let old: Interner
  private let new: Interner
  /// The new number of each old number; `unknown` until it is first needed.
  private var numbers: [UInt32]
  private var copies: [ObjectIdentifier: Document] = [:]

  private static let unknown = UInt32.max

  /// Creates a renumbering. `old` is the interner that the documents share.
  public init(from old: Interner, to new: Interner) {
    self.old = old
    self.new = new
    numbers = Array(repeating: Self.unknown, count: old.count)
  }

  /// Returns the new number of a name.
  public mutating func symbol(_ symbol: Symbol) -> Symbol {
    let index = Int(symbol.rawValue)
    guard index < numbers.count else { return .none }
    if numbers[index] == Self.unknown { numbers[index] = new.intern(old.string(symbol)).rawValue }
    return Symbol(rawValue: numbers[index])
  }

  /// Returns the copy of a document, and copies the documents that contain it as a string. Each document is copied only
  /// once.
  public mutating func copy(of document: Document) -> Document {
    if let copy = copies[ObjectIdentifier(document)] { return copy }
    var arena = NodeArena(copying: document.arena)
    arena.renameKeys { symbol($0) }
    var origin = document.origin
    if case .string(let node, let outer)? = origin { origin = .string(node: node, of: copy(of: outer)) }
    let copy = Document(
      bytes: document.bytes, interner: new, limits: document.limits, notes: document.notes, arena: arena,
      origin: origin, references: document.references)
    copies[ObjectIdentifier(document)] = copy
    return copy
  }
}
