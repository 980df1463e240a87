import FacetModel
import Lint
import Reporting

/// The rules that hold for each file of a run: those of its project, and what the user says on the command line.
struct LintPolicy {
  let projects: LintProjects
  let severity: LintSeverity
  /// The baseline that the user gave; the file of a project may name its own.
  private let given: BaselineFile?
  private let baselines: Baselines
  /// Whether findings are accepted anew, so that no earlier acceptance counts.
  let acceptsAnew: Bool

  /// The baselines of projects, each read once. A class, because it remembers them.
  private final class Baselines {
    var known: [String: BaselineFile] = [:]
  }

  init(projects: LintProjects, severity: LintSeverity, baseline: BaselineFile?, acceptsAnew: Bool) {
    self.projects = projects
    self.severity = severity
    self.acceptsAnew = acceptsAnew
    given = baseline
    baselines = Baselines()
  }

  /// Reads what holds for a file, so that a fault ends the run before it begins.
  func prepare(for path: String) throws(Failure) -> LintProjects.Place? {
    let place = try projects.place(for: path)
    if !acceptsAnew, given == nil, let file = place?.baseline, baselines.known[file] == nil {
      baselines.known[file] = try BaselineFile(file)
    }
    return place
  }

  private func place(for path: String) -> LintProjects.Place? { (try? projects.place(for: path)) ?? nil }

  /// The linter for a file.
  func linter(_ linter: FileLinter, for path: String) -> FileLinter {
    var linter = linter
    if let project = place(for: path)?.project { linter.selection = linter.selection.within(project) }
    // A finding beyond the limit has no place, so it cannot be told from others.
    if linter.selection.knowsComponents || acceptsAnew || baseline(for: path) != nil {
      linter.limits.diagnosticsPerRule = 100_000
    }
    return linter
  }

  private func baseline(for path: String) -> BaselineFile? {
    acceptsAnew ? nil : given ?? place(for: path)?.baseline.flatMap { baselines.known[$0] }
  }

  /// Adds what a project requires, and takes out what is accepted.
  func apply(to files: inout [LintedFile], of path: String, _ linter: FileLinter) {
    if let place = place(for: path) {
      if linter.selection.includes(.mustShow) {
        place.project.require(in: &files, named: place.name(of: path), client: linter.capabilities)
      }
      for index in files.indices { files[index].severities = place.project.severities }
    }
    guard let baseline = baseline(for: path),
      var accepted = baseline.baseline.findings(of: LintProjects.name(of: path, in: baseline.folder))
    else { return }
    for index in files.indices { accepted.take(from: &files[index]) }
  }
}
