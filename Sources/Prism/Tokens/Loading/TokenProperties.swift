import JSON

/// The members of an object in a token file: the checked properties, which start with a dollar sign, and the other
/// members.
struct TokenProperties {
  enum Owner {
    case group(isFile: Bool)
    case token
  }

  private(set) var type: DeclaredType?
  private(set) var typeValue: Value?
  private(set) var value: Value?
  private(set) var ref: Value?
  private(set) var extends: Value?
  private(set) var extensions: Value?
  private(set) var mark: DeprecationMark?
  /// The tokens and groups, including `$root`.
  private(set) var members: [(name: Symbol, value: Value)] = []

  init(of object: Value, _ owner: Owner, _ faults: inout TokenFaults) {
    for (name, member) in object.members {
      if let property = TokenProperty(rawValue: name.rawValue) {
        read(property, member, owner, name, &faults)
      } else if object.document.interner.string(name).utf8.first == UInt8(ascii: "$") {
        let name = object.document.interner.string(name)
        faults.add("\(name.quoted) is not a property of \(Self.noun(owner))", at: member)
      } else {
        members.append((name, member))
      }
    }
  }

  private mutating func read(
    _ property: TokenProperty, _ value: Value, _ owner: Owner, _ name: Symbol, _ faults: inout TokenFaults
  ) {
    switch (property, owner) {
    case (.type, _): readType(value, &faults)
    case (.description, _): check(value, is: [.string], "$description is a string", &faults)
    case (.extensions, _):
      check(value, is: [.object], "$extensions is an object", &faults)
      extensions = value
    case (.deprecated, _):
      mark = DeprecationMark(value)
      check(value, is: [.true, .false, .string], "$deprecated is true, false or a reason", &faults)
    case (.value, .token): self.value = value
    case (.ref, .token):
      check(value, is: [.string], "$ref is a string", &faults)
      ref = value
    case (.root, .group): members.append((name, value))
    case (.extends, .group):
      check(value, is: [.string], "$extends is a string", &faults)
      extends = value.kind == .string ? value : nil
    case (.schema, .group(isFile: true)): check(value, is: [.string], "$schema is a string", &faults)
    default: faults.add("\(property.name) is not a property of \(Self.noun(owner))", at: value)
    }
  }

  private mutating func readType(_ value: Value, _ faults: inout TokenFaults) {
    let known = value.string.flatMap(TokenType.init)
    type = known.map(DeclaredType.known) ?? .unknown
    typeValue = value
    guard let name = value.string else { return check(value, is: [.string], "$type is a string", &faults) }
    if known == nil {
      let types = TokenType.allCases.map(\.rawValue).joined(separator: ", ")
      faults.add("\(name.quoted) is not a $type; there are \(types)", at: value)
    }
  }

  private func check(_ value: Value, is kinds: [ValueKind], _ rule: String, _ faults: inout TokenFaults) {
    if !kinds.contains(value.kind) {
      faults.add("\(rule), not \(value.noun)", at: value)
    }
  }

  private static func noun(_ owner: Owner) -> String {
    switch owner {
    case .group: "a group"
    case .token: "a token"
    }
  }
}
