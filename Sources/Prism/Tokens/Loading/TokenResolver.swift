import JSON

/// The step that resolves the value of every definition. The order guarantees that the targets of references are
/// resolved first.
struct TokenResolver {
  /// The source of a value.
  enum Source {
    case literal(Value)
    case token(definition: Int)
    /// No source; the fault has been reported.
    case nothing
  }

  /// The value of each definition; `nil` if it has a fault.
  private(set) var values: [TokenValue?]
  var faults: TokenFaults
  private let tree: TokenTree
  private let references: TokenReferences
  /// The literal value of each definition, or of the definition that it refers to.
  private var literals: [Value?]
  /// The targets of `$ref`s. Each is followed only once, even if many references lead to it.
  private var sources: [ValueKey: Source] = [:]

  init(_ tree: TokenTree, _ references: TokenReferences, _ order: ResolutionOrder) {
    self.tree = tree
    self.references = references
    faults = references.faults
    values = Array(repeating: nil, count: tree.definitions.count)
    literals = Array(repeating: nil, count: tree.definitions.count)
    for circle in order.circles {
      let paths = circle.map { tree.path(of: tree.definitions[$0].home) }
      faults.add(at: tree.definitions[circle[0]].content) { $0.tokenCircle(ReferenceCycle(paths).text(in: $0)) }
    }
    for number in order.order {
      resolve(number)
    }
  }

  private mutating func resolve(_ number: Int) {
    let definition = tree.definitions[number]
    let content = Finding(definition.content)
    switch source(of: definition.content) {
    case .nothing: break
    case .token(let other):
      literals[number] = literals[other]
      guard let value = values[other] else { return }
      if case .known(let type) = definition.type, type != value.type {
        complain(of: value.type, insteadOf: type, at: content)
      } else {
        values[number] = value
      }
    case .literal(let value):
      literals[number] = value
      switch definition.type ?? tree.type(around: definition.home) {
      case .known(let type):
        values[number] = literal(definition.isReference ? Finding(value, by: content) : content, as: type)
      case .unknown: break
      case nil:
        faults.add(at: definition.content) { $0.valueWithoutType }
      }
    }
  }

  /// Returns a value of a type, written as a literal or as an alias of a token.
  mutating func read(_ finding: Finding, as type: TokenType) -> TokenValue? {
    switch source(of: finding.value) {
    case .nothing: return nil
    case .literal: return followed(finding).flatMap { literal($0, as: type) }
    case .token(let other):
      guard let value = values[other] else { return nil }
      guard value.type == type else {
        complain(of: value.type, insteadOf: type, at: finding)
        return nil
      }
      return value
    }
  }

  /// Returns a value that cannot be an alias of a token, but can be the target of a `$ref`.
  mutating func plain(_ finding: Finding) -> Finding? {
    if case .token = source(of: finding.value) {
      faults.add(at: finding.blame) { $0.noTokenHere }
    }
    return followed(finding)
  }

  /// Returns the value that a `$ref` leads to, if it leads into a value.
  mutating func followed(_ finding: Finding) -> Finding? {
    guard case .literal(let value) = source(of: finding.value) else { return nil }
    return finding.value.isReference ? Finding(value, by: finding) : finding
  }

  private mutating func complain(of found: TokenType, insteadOf wanted: TokenType, at finding: Finding) {
    faults.add(at: finding.blame) { $0.standsForOther(found.noun(in: $0), wanted.noun(in: $0)) }
  }

  private mutating func source(of start: Value) -> Source {
    var value = start
    while let target = references.target(of: value) {
      if let known = sources[ValueKey(value)] {
        sources[ValueKey(start)] = known
        return known
      }
      switch target {
      case .nothing: return .nothing
      case .token(let definition): return .token(definition: definition)
      case .part(let definition, let steps):
        guard let part = part(of: definition, steps) else {
          if literals[definition] != nil {
            faults.add(at: start) { $0.noPart(steps.joined(separator: "/").quoted) }
          }
          sources[ValueKey(start)] = .nothing
          return .nothing
        }
        value = part
      }
    }
    if ValueKey(value) != ValueKey(start) {
      sources[ValueKey(start)] = .literal(value)
    }
    return .literal(value)
  }

  private mutating func part(of definition: Int, _ steps: [String]) -> Value? {
    var value = literals[definition]
    for step in steps {
      guard let reached = value, let whole = whole(of: reached) else { return nil }
      value = whole.kind == .array ? Self.element(step, of: whole) : whole[step]
    }
    return value
  }

  private static func element(_ step: String, of list: Value) -> Value? {
    guard let index = Int(step), index >= 0, step == "\(index)" else { return nil }
    return list.elements.enumerated().first { $0.offset == index }?.element
  }

  /// Returns the literal value, or that of the token that the value refers to.
  private mutating func whole(of value: Value) -> Value? {
    switch source(of: value) {
    case .literal(let value): value
    case .token(let definition): literals[definition]
    case .nothing: nil
    }
  }
}
