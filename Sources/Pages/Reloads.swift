import Text

/// The sections of a page that are being reloaded. Responses arrive in any order; for each section the newest request
/// counts.
package struct Reloads {
  private(set) var pending: [Int: Set<String>] = [:]
  private var newest: [String: Int] = [:]
  /// The sections that failed to load, to be tried again.
  package private(set) var failed: Set<String> = []
  /// The requests that the page makes by itself and that are not sent yet, in order.
  private var withheld: [Set<String>] = []

  var isPending: Bool { !pending.isEmpty }

  var open: [Int] { pending.keys.sorted() }

  package mutating func begin(_ sections: Set<String>, id: Int) {
    pending[id] = sections
    failed.subtract(sections)
    for section in sections { newest[section] = id }
  }

  /// Returns the sections that a response still counts for; `nil` for the id of another request.
  mutating func finish(id: Int) -> Set<String>? {
    guard let sections = pending.removeValue(forKey: id) else { return nil }
    return sections.filter { newest[$0] == id }
  }

  mutating func fail(id: Int) -> Set<String>? {
    guard let sections = finish(id: id) else { return nil }
    failed.formUnion(sections)
    return sections
  }

  package var isWithholding: Bool { !withheld.isEmpty }

  package mutating func withhold(_ sections: Set<String>) {
    withheld.append(sections)
  }

  package mutating func takeWithheld() -> Set<String>? {
    withheld.isEmpty ? nil : withheld.removeFirst()
  }

  package mutating func takeFailed() -> Set<String> {
    defer { failed = [] }
    return failed
  }
}
