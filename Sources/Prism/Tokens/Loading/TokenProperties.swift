import JSON
import Text
import Wording

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
        faults.add(at: member) { $0.noProperty(name.quoted, of: Self.noun(owner, in: $0)) }
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
    case (.description, _): check(value, is: [.string], &faults) { $0.isString("$description") }
    case (.extensions, _):
      check(value, is: [.object], &faults) { $0.isObject("$extensions") }
      extensions = value
    case (.deprecated, _):
      mark = DeprecationMark(value)
      check(value, is: [.true, .false, .string], &faults) { $0.deprecatedIs }
    case (.value, .token): self.value = value
    case (.ref, .token):
      check(value, is: [.string], &faults) { $0.isString("$ref") }
      ref = value
    case (.root, .group): members.append((name, value))
    case (.extends, .group):
      check(value, is: [.string], &faults) { $0.isString("$extends") }
      extends = value.kind == .string ? value : nil
    case (.schema, .group(isFile: true)): check(value, is: [.string], &faults) { $0.isString("$schema") }
    default: faults.add(at: value) { $0.noProperty(SafeText(property.name), of: Self.noun(owner, in: $0)) }
    }
  }

  private mutating func readType(_ value: Value, _ faults: inout TokenFaults) {
    let known = value.string.flatMap(TokenType.init)
    type = known.map(DeclaredType.known) ?? .unknown
    typeValue = value
    guard let name = value.string else { return check(value, is: [.string], &faults) { $0.isString("$type") } }
    if known == nil {
      let types = TokenType.allCases.map(\.rawValue).joined(separator: ", ")
      faults.add(at: value) { $0.noType(name.quoted, known: SafeText(types)) }
    }
  }

  // Inlined, the closures crash Swift 6.3.1's release build (CopyPropagation).
  @inline(never)
  private func check(_ value: Value, is kinds: [ValueKind], _ faults: inout TokenFaults, _ rule: (Words) -> SafeText) {
    if !kinds.contains(value.kind) {
      faults.add(at: value) { $0.expectedInstead(rule($0), of: value.noun(in: $0)) }
    }
  }

  private static func noun(_ owner: Owner, in words: Words) -> SafeText {
    switch owner {
    case .group: words.aGroup
    case .token: words.aToken
    }
  }
}

/// The meaning of a `$type`. An unknown type is reported once, not at every token that has it.
enum DeclaredType: Equatable {
  case known(TokenType)
  case unknown
}
