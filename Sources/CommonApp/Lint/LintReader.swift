import FacetModel
import Feeds
import JSON
import Lint
import Reporting
import Sessions
import Text
import Workers

/// The files that a job has found, and complaints about those that could not be read.
struct LintOutcome {
  var files: [LintedFile] = []
  var complaints: [SafeText] = []
  var status = ExitStatus.success
  /// Whether the file was searched for facets that the pages before it already contain.
  var isComparedWithPages = false

  mutating func raise(_ status: ExitStatus) {
    if status.rawValue > self.status.rawValue { self.status = status }
  }
}

/// Does the jobs of a run that read a source.
struct LintReader {
  let linter: FileLinter
  let policy: LintPolicy
  let name: SafeText
  /// The name of the only feed to lint; `nil` for all feeds of a file.
  let operation: String?
  let repeats: [FileIdentity: RepeatedFindings]
  /// Loads an address.
  let fetch: (String) throws(Failure) -> (bytes: ByteBuffer, name: SafeText)

  func outcome(of job: LintJob) -> LintOutcome {
    var outcome = LintOutcome()
    switch job {
    case .file(let path, let isFound, let isNamed): read(path, isFound: isFound, isNamed: isNamed, into: &outcome)
    case .answer(let address):
      do throws(Failure) {
        let answer = try fetch(address)
        let linter = policy.linter(linter, for: address)
        var files = linter.lintAll(answer.bytes, path: answer.name.string, operation: operation)
        policy.apply(to: &files, of: address, linter)
        for file in files {
          take(file, isFound: false, into: &outcome)
        }
      } catch {
        complain(error, &outcome)
      }
    case .complaint, .beginFolder, .endFolder: break
    }
    return outcome
  }

  /// The outcome of a job that ended its worker.
  func outcome(of job: LintJob, _ fault: PartFault) -> LintOutcome {
    let path = if case .file(let path, _, _) = job { ProgramContext.name(of: path) } else { "the answer" }
    let reason: SafeText =
      fault == .tooSlow ? "reading took longer than a minute" : "the program crashed; please report it"
    var outcome = LintOutcome()
    outcome.complaints.append(name + ": \(path): " + reason)
    outcome.raise(.internalError)
    return outcome
  }

  private func read(_ path: String, isFound: Bool, isNamed: Bool, into outcome: inout LintOutcome) {
    do throws(SourceError) {
      let linter = policy.linter(linter, for: path)
      let limit = linter.limits.reading.bytes
      let bytes =
        try isNamed
        ? FileReader.readNamed(path, limit: limit, endsAtNoJSON: true) : FileReader.read(path, limit: limit)
      var files = linter.lintAll(bytes, path: ProgramContext.name(of: path), operation: operation)
      if !repeats.isEmpty, let repeated = FileIdentity(path).flatMap({ repeats[$0] }), !files.isEmpty {
        outcome.isComparedWithPages = true
        if linter.selection.includes(.repeatedFacet) {
          files[0].add(repeated.diagnostics, .repeatedFacet, count: repeated.count)
        }
      }
      if files.contains(where: { $0.archived != nil }) { outcome.isComparedWithPages = true }
      policy.apply(to: &files, of: path, linter)
      for file in files { take(file, isFound: isFound, into: &outcome) }
    } catch {
      complain(.unread(ProgramContext.name(of: path), error), &outcome)
    }
  }

  /// The most answers of an archive that are named as passed over. Browsers record every call of a page.
  private static let mostPassedOver = 10

  private func complain(_ failure: Failure, _ outcome: inout LintOutcome) {
    outcome.complaints.append(name + ": " + failure.message.text(in: .english))
    outcome.raise(failure.status)
  }

  private func take(_ file: LintedFile, isFound: Bool, into outcome: inout LintOutcome) {
    if isFound, file.holdsNothingToLint {
      outcome.complaints.append(name + ": \(file.path): skipped: no feed in it")
      return
    }
    for answer in file.passedOver.prefix(Self.mostPassedOver) {
      outcome.complaints.append(name + ": \(file.path): " + SafeText(answer))
    }
    if file.passedOver.count > Self.mostPassedOver {
      let more = file.passedOver.count - Self.mostPassedOver
      outcome.complaints.append(name + ": \(file.path): \(more) more skipped")
    }
    var file = file
    let severity = policy.severity.in(file)
    // A run that fails says why, whatever severities are listed.
    if !file.isNoFeed { file.list(severity.lists) }
    outcome.files.append(file)
    if file.isNoFeed {
      outcome.raise(.notAFeed)
    } else if file.counts.keys.contains(where: { severity($0) == .error }) {
      outcome.raise(.findings)
    }
  }
}
