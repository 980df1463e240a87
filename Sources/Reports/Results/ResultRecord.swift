import FacetModel
import JSON

/// A record of a stream, as far as a report reads it. Members may stand in any order, and may be missing or null.
struct ResultRecord {
  /// The most characters of a name. Records may come from anywhere, and a report keeps thousands of names.
  private static let longestName = 200

  private let root: Value
  let status: String

  /// Reads a record; `nil` if the line is none.
  init?(_ bytes: ByteBuffer, _ interner: Interner) {
    guard let root = try? Document.read(bytes, interner: interner).root, let status = Self.name(root["status"]) else {
      return nil
    }
    self.root = root
    self.status = status
  }

  func number(_ name: String) -> Int { Self.count(root[name]) }

  /// A count in a range in which the sums of a billion records fit. Everything else counts as its end or as none.
  static func count(_ value: Value?) -> Int { min(max(value?.int ?? 0, 0), 1 << 32) }

  /// The name that a string is, cut if it is too long for one.
  static func name(_ value: Value?) -> String? { (value?.string).map { String($0.prefix(longestName)) } }

  /// The objects of a list.
  func list(_ name: String) -> Value.Elements { root[name]?.elements ?? root.elements }

  /// The number of all findings.
  var findings: Int { number("errors") + number("warnings") + number("notes") }

  /// A member of `about`, or one that a job has put beside it.
  func member(_ name: String) -> String? {
    guard let value = root["about"]?[name] ?? root[name] else { return nil }
    return switch value.kind {
    case .string: Self.name(value)
    case .number: value.numberText.map { String($0.prefix(Self.longestName)) }
    case .true: "true"
    case .false: "false"
    case .null, .array, .object: nil
    }
  }

  /// The hour of `time` in UTC.
  var hour: String? { member("time").flatMap(CalendarHour.of) }
}
