import JSON
import Text
import Wording

/// The text of an operation, with the places of its variables. It is read once, and each request is put together from
/// its parts.
final class OperationTemplate: Sendable {
  /// A variable that requests set.
  enum Slot: String, CaseIterable, Sendable {
    case cursor, sections, filterQuery, storeId, itemId, verticalId
  }

  let name: String?
  private let bytes: [UInt8]
  /// The present values of the variables by their slots.
  private let places: [Slot: Place]
  /// The place at which further variables are inserted.
  private let insertion: Insertion

  private struct Place: Sendable {
    let range: Range<Int>
    let kind: ValueKind
  }

  private enum Insertion: Sendable {
    /// After the brace of the variables.
    case member(at: Int, isFirst: Bool)
    /// After the brace of an operation without variables.
    case variables(at: Int, isFirst: Bool)
    /// In place of a null.
    case instead(of: Range<Int>)
  }

  /// The reason why a text is not an operation that can be posted.
  struct Fault: Error {
    let offset: Int
    let message: Message
  }

  /// The maximum number of values that are searched for variables.
  private static let mostValues = 100_000

  init(_ bytes: [UInt8]) throws(Fault) {
    let buffer = ByteBuffer(bytes)
    let root: Value
    do throws(SyntaxError) {
      root = try Document.read(buffer, interner: Interner()).root
    } catch {
      throw Fault(offset: error.offset, message: error.message(locate: LineTable(buffer).location))
    }
    let operation = try Self.operation(in: root)
    name = RecordedOperation(operation).name
    self.bytes = Array(bytes[operation.range])
    let start = operation.range.lowerBound
    let isFirst = { (object: Value) in !object.members.contains { _ in true } }
    guard let variables = operation["variables"] else {
      (places, insertion) = ([:], .variables(at: 1, isFirst: isFirst(operation)))
      return
    }
    switch variables.kind {
    case .object:
      insertion = .member(at: variables.range.lowerBound + 1 - start, isFirst: isFirst(variables))
    case .null:
      let range = variables.range
      insertion = .instead(of: range.lowerBound - start..<range.upperBound - start)
    default: throw Fault(offset: variables.range.lowerBound, message: Message { $0.variablesAreObject })
    }
    places = Self.places(in: variables).mapValues { value in
      Place(range: value.range.lowerBound - start..<value.range.upperBound - start, kind: value.kind)
    }
  }

  private static func operation(in root: Value) throws(Fault) -> Value {
    var operation = root
    if root.kind == .array {
      let all = root.elements.first(2, as: \.self)
      guard all.count < 2 else {
        throw Fault(
          offset: root.range.lowerBound, message: Message { $0.severalOperations })
      }
      operation = all.first ?? root
    }
    guard operation.kind == .object, ["query", "operationName", "extensions"].contains(where: { operation[$0] != nil })
    else {
      throw Fault(
        offset: operation.range.lowerBound,
        message: Message { $0.noOperationHere })
    }
    return operation
  }

  /// Returns the value of each slot that is nearest to the top, and of several at that depth the first.
  private static func places(in variables: Value) -> [Slot: Value] {
    let slots = Dictionary(uniqueKeysWithValues: Slot.allCases.map { (PlainName.of($0.rawValue), $0) })
    var places: [Slot: Value] = [:]
    var level = [variables]
    var count = 0
    while !level.isEmpty, count < mostValues, places.count < slots.count {
      var next: [Value] = []
      for value in level {
        for (key, member) in value.members {
          if let slot = slots[PlainName.of(value.document.interner.string(key))], places[slot] == nil {
            places[slot] = member
          }
          if member.kind == .object || member.kind == .array { next.append(member) }
        }
        for element in value.elements where element.kind == .object || element.kind == .array { next.append(element) }
      }
      count += next.count
      level = next
    }
    return places
  }

  func has(_ slot: Slot) -> Bool { places[slot] != nil }

  /// Returns the body with variables set. A variable without a place is added at the top of the variables.
  func body(setting values: [(slot: Slot, texts: [String])]) -> [UInt8] {
    var edits: [(range: Range<Int>, text: [UInt8])] = []
    var added: [(key: String, value: WrittenJSON)] = []
    for (slot, texts) in values {
      if let place = places[slot] {
        edits.append((place.range, Self.written(texts, slot, like: place.kind).bytes))
      } else {
        added.append((slot.rawValue, Self.written(texts, slot, like: .null)))
      }
    }
    if !added.isEmpty { edits.append(insertion(of: added)) }
    var result: [UInt8] = []
    var start = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= start {
      result += bytes[start..<edit.range.lowerBound]
      result += edit.text
      start = edit.range.upperBound
    }
    return result + bytes[start...]
  }

  private func insertion(of members: [(key: String, value: WrittenJSON)]) -> (range: Range<Int>, text: [UInt8]) {
    let object = WrittenJSON.object(members).bytes
    switch insertion {
    case .member(let offset, let isFirst):
      let list = Array(object.dropFirst().dropLast())
      return (offset..<offset, isFirst ? list : list + [UInt8(ascii: ",")])
    case .variables(let offset, let isFirst):
      let member = Array("\"variables\":".utf8) + object
      return (offset..<offset, isFirst ? member : member + [UInt8(ascii: ",")])
    case .instead(let range): return (range, object)
    }
  }

  /// Returns JSON of the same kind as the value that it replaces: a list for a list, a number for a number.
  private static func written(_ texts: [String], _ slot: Slot, like kind: ValueKind) -> WrittenJSON {
    if slot == .sections, kind != .string { return .strings(texts) }
    let text = texts.joined(separator: ",")
    if kind == .number, let number = Int(text) { return .number(number) }
    return .string(text)
  }
}
