import Components

/// The sections of a page that have to be loaded again, because that failed or because the page may not ask for more by
/// itself. It also knows the choices in the filters that the page shows the answer to.
package struct Reloads {
  /// The sections that failed to load, to be tried again.
  package private(set) var failed: Set<String> = []
  /// The choices that the failed sections were asked for.
  private var failedChoices: FilterChoices?
  /// The choices that the sections on the screen are the answer to.
  private(set) var answered: FilterChoices
  /// The sections of the answer to the last change of the filters. A page may load others by itself.
  private(set) var sections: Set<String> = []
  /// The requests that the page makes by itself and that are not sent yet, in order.
  private var withheld: [Set<String>] = []

  init(answered: FilterChoices = FilterChoices()) {
    self.answered = answered
  }

  package mutating func begin(_ sections: Set<String>) {
    failed.subtract(sections)
    failedChoices = nil
  }

  mutating func finish(_ sections: Set<String>, _ choices: FilterChoices) {
    if choices != answered { self.sections = sections }
    answered = choices
  }

  /// Keeps sections to be tried again, with the choices that they were asked for.
  mutating func fail(_ sections: Set<String>, _ choices: FilterChoices) {
    failed.formUnion(sections)
    failedChoices = choices
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
