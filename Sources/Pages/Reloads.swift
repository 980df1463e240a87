/// The sections of a page that have to be loaded again, because that failed or because the page may not ask for more by
/// itself.
package struct Reloads {
  /// The sections that failed to load, to be tried again.
  package private(set) var failed: Set<String> = []
  /// The requests that the page makes by itself and that are not sent yet, in order.
  private var withheld: [Set<String>] = []

  package mutating func begin(_ sections: Set<String>) { failed.subtract(sections) }

  mutating func fail(_ sections: Set<String>) { failed.formUnion(sections) }

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
