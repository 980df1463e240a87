import FacetModel
import Feeds
import JSON
import LanguageServer
import Lint
import Reporting
import Text

/// The rules for documents in an editor: those of `facet lint`, with the `facet.json` above each document.
///
/// A class, because it remembers what it has read of projects until the editor saves a file.
final class EditorRules {
  private let linter: FileLinter
  private let newPolicy: () throws(Failure) -> LintPolicy
  private var policy: LintPolicy?
  /// A fault of a project that the user has not been told.
  private var complaint: SafeText?

  /// Reads the rules that the options name, so that a fault in them ends the server before it begins.
  init(linter: FileLinter, policy: @escaping () throws(Failure) -> LintPolicy) throws(Failure) {
    self.linter = linter
    newPolicy = policy
    self.policy = try policy()
  }

  /// Forgets what was read, because files have changed.
  func forget() {
    do throws(Failure) {
      policy = try newPolicy()
    } catch {
      policy = nil
      complaint = error.message.text(in: .english)
    }
  }

  func takeComplaint() -> SafeText? {
    defer { complaint = nil }
    return complaint
  }

  /// The findings about the text of a file. While the rules of its project cannot be read, all rules hold.
  func lint(_ text: ByteBuffer, _ path: String) -> [LintedFile] {
    guard let policy, let isIgnored = isIgnored(path, policy) else { return linter.lintAll(text, path: path) }
    guard !isIgnored else { return [] }
    let linter = policy.linter(linter, for: path)
    var files = linter.lintAll(text, path: path)
    policy.apply(to: &files, of: path, linter)
    return files
  }

  /// Whether the project of a file takes it out; `nil` if its rules cannot be read.
  private func isIgnored(_ path: String, _ policy: LintPolicy) -> Bool? {
    do throws(Failure) {
      return try policy.prepare(for: path).map { $0.project.ignores($0.name(of: path)) } ?? false
    } catch {
      complaint = error.message.text(in: .english)
      return nil
    }
  }

  /// The faults in the rules of a project; `nil` for a file with another name.
  func projectFaults(_ text: ByteBuffer, _ path: String) -> [ProjectFault]? {
    guard path.split(separator: "/").last.map(String.init) == LintProjects.fileName else { return nil }
    do throws(LintProjectReader.Fault) {
      _ = try LintProjectReader.read(text, client: linter.capabilities)
      return []
    } catch {
      return [ProjectFault(offset: error.offset, message: error.message)]
    }
  }

  /// The corrections of `facet lint --fix`.
  static func fixes(of file: LintedFile) -> [QuickFix] {
    guard let mender = Mender(file) else { return [] }
    return file.diagnostics.compactMap { mender.mend(of: $0) }.map { mend in
      QuickFix(
        title: SafeText(mend.title), offset: mend.diagnostic.offset, rule: mend.diagnostic.rule,
        edits: mend.edits.map { ($0.range, String(decoding: $0.bytes, as: UTF8.self)) })
    }
  }
}
