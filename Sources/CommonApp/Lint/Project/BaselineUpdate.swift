import FacetModel
import Lint
import Reporting

/// A baseline that takes in the findings of a run. An accepted finding that the command line does not look for stays in
/// it. One of a rule that the project has switched off leaves it.
struct BaselineUpdate {
  let file: BaselineFile
  /// The rules that the user has chosen for the run.
  let selection: LintSelection
  /// The only feed of each file that is linted; `nil` for all.
  let operation: String?

  /// The name of the file of an outcome, and the entries that accept its findings; `nil` if it was not linted.
  func entries(for outcome: LintOutcome) -> (name: String, entries: [JSONOutput])? {
    guard let first = outcome.files.first, outcome.files.contains(where: { !$0.isNoFeed }) else { return nil }
    let name = LintProjects.name(of: first.path, in: file.folder)
    let entries = file.baseline.entries(accepting: outcome.files, named: name) { looksFor($0, in: outcome) }
    return (name, entries)
  }

  /// The entries of the files that were not linted.
  func entries(besides linted: Set<String>) -> [JSONOutput] {
    file.baseline.names.filter { !linted.contains($0) }.flatMap(file.baseline.entries(of:))
  }

  /// Whether the run looks for every finding of a rule in a file.
  private func looksFor(_ rule: Rule, in outcome: LintOutcome) -> Bool {
    guard operation == nil, selection.includesAll(of: rule) else { return false }
    if rule == .repeatedFacet, !outcome.isComparedWithPages { return false }
    return !outcome.files.contains { $0.isNoFeed || $0.hidden.contains(rule) }
  }
}
