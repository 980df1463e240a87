import JSON
import Text

/// The references in the values of tokens, and their targets.
struct TokenReferences {
  enum Target {
    case token(definition: Int)
    /// A part of the value of a token.
    case part(definition: Int, steps: [String])
    /// No target; the fault has been reported.
    case nothing
  }

  private(set) var faults: TokenFaults
  /// The definitions that each definition refers to.
  private(set) var needs: [[Int]]
  private let tree: TokenTree
  /// Whether all files could be read. Otherwise missing tokens are not reported.
  private let isComplete: Bool
  private var targets: [ValueKey: Target] = [:]

  /// Collects the references of the live definitions. Definitions that a later file replaces are not checked.
  init(_ tree: TokenTree, _ live: [Int], _ faults: TokenFaults, isComplete: Bool) {
    self.tree = tree
    self.faults = faults
    self.isComplete = isComplete
    needs = Array(repeating: [], count: tree.definitions.count)
    for number in live {
      collect(of: number)
    }
  }

  /// Returns the target of a reference; `nil` for a value that is not a reference.
  func target(of value: Value) -> Target? {
    targets[ValueKey(value)]
  }

  private mutating func collect(of number: Int) {
    let definition = tree.definitions[number]
    guard definition.object[.value] != nil else {
      return add(definition.content, pointer: definition.content, to: number)
    }
    var pending = [definition.content]
    while let value = pending.popLast() {
      if !value.isReference {
        pending += value.elements.map { $0 } + value.members.map(\.value)
      } else if let pointer = value[.ref] {
        checkAlone(value)
        add(value, pointer: pointer, to: number)
      } else {
        add(value, alias: value.string ?? "", to: number)
      }
    }
  }

  private mutating func checkAlone(_ value: Value) {
    for (name, member) in value.members where name != TokenProperty.ref.symbol {
      let name = tree.interner.string(name).quoted
      faults.add(at: member) { $0.besideReference(name) }
    }
  }

  private mutating func add(_ value: Value, alias text: String, to number: Int) {
    guard let reference = TokenReference(alias: text) else {
      faults.add(at: value) { $0.noAlias(text.quoted) }
      return set(.nothing, for: value)
    }
    set(target(of: reference, at: value), for: value, of: number)
  }

  private mutating func add(_ value: Value, pointer: Value, to number: Int) {
    guard let text = pointer.string, let reference = TokenReference(pointer: text) else {
      faults.add(at: pointer) {
        $0.expectedInstead($0.referenceIsString, of: pointer.string?.quoted ?? pointer.noun(in: $0))
      }
      return set(.nothing, for: value)
    }
    set(target(of: reference, at: pointer), for: value, of: number)
  }

  private mutating func set(_ target: Target, for value: Value, of number: Int? = nil) {
    targets[ValueKey(value)] = target
    switch (target, number) {
    case (.token(let other), let number?), (.part(let other, _), let number?): needs[number].append(other)
    default: break
    }
  }

  private mutating func target(of reference: TokenReference, at value: Value) -> Target {
    let end = tree.walk(reference.steps)
    if end.taken < reference.steps.count {
      if isComplete {
        faults.add(at: value) { $0.noToken(reference.path.quoted) }
      }
      return .nothing
    }
    guard let definition = tree.nodes[end.node].definition else {
      let meant = tree.child(TokenProperty.root.symbol, of: end.node).map { tree.path(of: $0).quoted }
      faults.add(at: value) { $0.groupInsteadOfToken(reference.path.quoted) + (meant.map($0.meant) ?? "") }
      return .nothing
    }
    return reference.rest.map { .part(definition: definition, steps: $0) } ?? .token(definition: definition)
  }
}

/// A value of one of several documents, as a key of dictionaries.
struct ValueKey: Hashable {
  private let document: ObjectIdentifier
  private let place: Value.Place

  init(_ value: Value) {
    document = ObjectIdentifier(value.document)
    place = value.place
  }
}
