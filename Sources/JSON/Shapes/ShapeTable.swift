/// The shapes of the objects of many texts. Objects of one shape have the same keys in the same order, with values of the
/// same kinds. Where the guide says that texts count, they have the same texts.
///
/// The shapes form a tree with one step for each member. Feeds repeat a few hundred shapes thousands of times, so each
/// step first compares with the step that was taken last. Numbers are only valid for texts of one interner.
public final class ShapeTable {
  // No method here calls back into the table.
  @exclusivity(unchecked) private var steps: ShapeSteps
  private let guide: any ShapeGuide
  private let interner: Interner

  /// The nesting, the values and the length of a text above which an object is too unlike others to be remembered.
  private static var deepest: Int { 12 }
  private static var mostValues: Int { 2048 }
  private static var longestText: Int { 64 }

  public init(_ guide: any ShapeGuide, _ interner: Interner) {
    self.guide = guide
    self.interner = interner
    steps = ShapeSteps(secret: interner.fingerprintSecrets.0)
  }

  /// The number of shapes and beginnings of shapes so far. All numbers are below it.
  public var count: Int { steps.count }

  /// Returns the number of an object's shape; `nil` if it is not to be remembered. `beginning` are properties of the
  /// object outside of its text.
  public func shape(of object: Value.Place, in document: Document, beginning: UInt64, _ second: UInt64) -> UInt32? {
    guard document.interner === interner, document.references == nil else { return nil }
    let node = document.arena.base[Int(object.index)]
    guard node.form == .object else { return nil }
    guard let first = steps.next(after: 0, token: beginning) ?? steps.add(after: 0, token: beginning, .inside, 0),
      let start = steps.next(after: first, token: second) ?? steps.add(after: first, token: second, .inside, 0)
    else { return nil }
    var walk = Walk(nodes: document.arena.base, text: document.bytes.base, rest: Self.mostValues, state: start)
    return visit(Int(object.index), isObject: true, place: 0, depth: 0, document, &walk) ? walk.state : nil
  }

  private struct Walk {
    let nodes: UnsafeMutablePointer<Node>
    let text: UnsafePointer<UInt8>
    /// The number of further values that may be visited.
    var rest: Int
    var state: UInt32
  }

  /// Takes the steps of the members or elements of a container. Returns whether the shape can be remembered.
  private func visit(
    _ container: Int, isObject: Bool, place: UInt8, depth: Int, _ document: Document, _ walk: inout Walk
  ) -> Bool {
    guard depth < Self.deepest else { return false }
    let end = walk.nodes[container].next
    var index = container + 1
    while index < end {
      let node = walk.nodes[index]
      let current = index
      index = node.next
      // A later member overrides this one.
      if isObject, node.key == .none { continue }
      walk.rest -= 1
      guard walk.rest > 0 else { return false }
      // An empty string counts, and whether a deferred container is a list.
      let isOther =
        node.form == .string
        ? node.end - node.start == 2 : node.form == .deferred && walk.text[Int(node.start)] == UInt8(ascii: "[")
      let token = UInt64(node.key.rawValue) << 8 | UInt64(node.form.rawValue) << 1 | (isOther ? 1 : 0)
      guard
        let next = steps.next(after: walk.state, token: token)
          ?? learn(token, node.key, Value(document: document, index: current), place, walk)
      else { return false }
      walk.state = next
      let step = steps[next]
      switch step.treatment {
      case .kind: break
      case .inside, .content:
        switch node.form {
        case .object, .array:
          let isObject = node.form == .object
          guard visit(current, isObject: isObject, place: step.inside, depth: depth + 1, document, &walk) else {
            return false
          }
        case .deferred: return false
        default:
          if step.treatment == .content, !takeContent(of: node, &walk) { return false }
        }
      case .classified:
        let place = Value.Place(index: UInt32(truncatingIfNeeded: current))
        guard let number = guide.shapeClass(of: place, in: document, inside: step.inside),
          take(UInt64(number) | 1 << 62, &walk)
        else { return false }
      }
    }
    return take(.max, &walk)
  }

  private func learn(
    _ token: UInt64, _ key: Symbol, _ value: Value, _ place: UInt8, _ walk: Walk
  ) -> UInt32? {
    let name = key == .none ? nil : interner.string(key)
    let (treatment, inside) = guide.treatment(of: name, as: value.kind, in: place)
    return steps.add(after: walk.state, token: token, treatment, inside)
  }

  /// Takes a step for the text of a scalar.
  @inline(__always)
  private func takeContent(of node: Node, _ walk: inout Walk) -> Bool {
    let length = Int(node.end - node.start)
    guard length <= Self.longestText else { return false }
    let start = walk.text + Int(node.start)
    let step = steps[walk.state]
    // Most texts are those of the facet before, and comparing is quicker than a look-up.
    if step.expected >> 32 == Self.contentMark,
      interner.isSpelled(Symbol(rawValue: UInt32(truncatingIfNeeded: step.expected)), start, count: length)
    {
      walk.state = step.next
      return true
    }
    let symbol = interner.intern(UnsafeBufferPointer(start: start, count: length))
    return take(UInt64(symbol.rawValue) | Self.contentMark << 32, &walk)
  }

  private static var contentMark: UInt64 { 1 << 31 }

  @inline(__always)
  private func take(_ token: UInt64, _ walk: inout Walk) -> Bool {
    let state = walk.state
    guard let next = steps.next(after: state, token: token) ?? steps.add(after: state, token: token, .inside, 0)
    else { return false }
    walk.state = next
    return true
  }
}
