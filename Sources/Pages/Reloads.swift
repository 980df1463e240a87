import Components

/// The sections of a page that are being reloaded, and the choices in the filters that they are asked for. Responses
/// arrive in any order; for each section the newest request counts.
package struct Reloads {
  private var pending: [Int: Request] = [:]
  private var newest: [String: Int] = [:]
  /// The sections that failed to load, to be tried again.
  package private(set) var failed: Set<String> = []
  /// The choices that the failed sections were asked for.
  private var failedChoices: FilterChoices?
  /// The choices that the sections on the screen are the answer to.
  private(set) var answered: FilterChoices
  /// The requests that the page makes by itself and that are not sent yet, in order.
  private var withheld: [Set<String>] = []

  private struct Request {
    let sections: Set<String>
    let choices: FilterChoices
  }

  init(answered: FilterChoices = FilterChoices()) {
    self.answered = answered
  }

  var isPending: Bool { !pending.isEmpty }

  var open: [Int] { pending.keys.sorted() }

  package mutating func begin(_ sections: Set<String>, id: Int, choices: FilterChoices) {
    pending[id] = Request(sections: sections, choices: choices)
    failed.subtract(sections)
    failedChoices = nil
    for section in sections { newest[section] = id }
  }

  /// Returns the sections that a response still counts for; `nil` for the id of another request.
  mutating func finish(id: Int) -> Set<String>? {
    guard let request = pending.removeValue(forKey: id) else { return nil }
    let sections = request.sections.filter { newest[$0] == id }
    if !sections.isEmpty { answered = request.choices }
    return sections
  }

  /// Takes the failure of a request. Returns the sections that it still counts for, and the choices that they were
  /// asked for. After a final failure, the sections are not tried again.
  mutating func fail(id: Int, isFinal: Bool) -> (sections: Set<String>, choices: FilterChoices)? {
    guard let request = pending.removeValue(forKey: id) else { return nil }
    let sections = request.sections.filter { newest[$0] == id }
    if !isFinal, !sections.isEmpty {
      failed.formUnion(sections)
      failedChoices = request.choices
    }
    return (sections, request.choices)
  }

  package var isWithholding: Bool { !withheld.isEmpty }

  package mutating func withhold(_ sections: Set<String>) {
    withheld.append(sections)
  }

  package mutating func takeWithheld() -> Set<String>? {
    withheld.isEmpty ? nil : withheld.removeFirst()
  }

  /// Takes the sections to be tried again, and the choices that they were asked for.
  mutating func takeFailed() -> (sections: Set<String>, choices: FilterChoices?) {
    defer { (failed, failedChoices) = ([], nil) }
    return (failed, failedChoices)
  }
}
