import FacetModel
import Feeds
import Lint
import Reporting
import Sessions
import Text

/// The jobs of a run, and what several files together lead to.
struct LintPlan {
  private let linter: FileLinter
  private let name: SafeText
  private let operation: String?
  private let policy: LintPolicy
  private(set) var jobs: [LintJob] = []
  /// The findings that result from several files together, by the file that they are about.
  private(set) var repeats: [FileIdentity: RepeatedFindings] = [:]

  /// Plans a run over files, folders, standard input (`-`) and addresses of servers.
  init(
    _ sources: [String], linter: FileLinter, policy: LintPolicy, name: SafeText, operation: String?
  ) throws(Failure) {
    self.linter = linter
    self.policy = policy
    self.name = name
    self.operation = operation
    for source in sources { try add(source) }
  }

  private mutating func add(_ source: String) throws(Failure) {
    if HTTPOptions.isAddress(source) {
      _ = try policy.prepare(for: source)
      jobs.append(.answer(source))
    } else if source != "-", FolderReader.isFolder(source) {
      let found: FolderReader.Found
      do throws(SourceError) {
        found = try FolderReader.feedFiles(in: source)
      } catch {
        return add(Failure.unread(ProgramContext.name(of: source), error))
      }
      for (folder, reason) in found.unread { add(Failure.unread(ProgramContext.name(of: folder), reason)) }
      for link in found.links {
        let isSkipped = try isIgnored(link)
        if !isSkipped { jobs.append(.complaint(name + ": \(link): skipped: a link to a folder", .success)) }
      }
      try add(folder: source, found.files)
    } else if try isIgnored(source) {
      jobs.append(.complaint(name + ": \(ProgramContext.name(of: source)): skipped: ignored by facet.json", .success))
    } else {
      jobs.append(.file(source, isFound: false, isNamed: true))
    }
  }

  private mutating func add(_ failure: Failure) {
    jobs.append(.complaint(name + ": " + failure.message.text(in: .english), failure.status))
  }

  /// Plans every file that the index names, and of the other files those that are feeds.
  private mutating func add(folder: String, _ found: [String]) throws(Failure) {
    if found.isEmpty {
      jobs.append(.complaint(name + ": \(folder): no JSON file, HAR or web page in this folder", .noInput))
    }
    var paths: [String] = []
    for path in found {
      let isSkipped = try isIgnored(path)
      guard !isSkipped, try !isOfProject(path) else { continue }
      if FileReader.isRegular(path) {
        paths.append(path)
      } else {
        jobs.append(.complaint(name + ": \(path): skipped: not a regular file", .success))
      }
    }
    guard !paths.isEmpty else { return }
    jobs.append(.beginFolder)
    var named: [String] = []
    var sequences = PageSequences<FileIdentity>()
    for path in paths where FileLinter.isIndex(path) {
      jobs.append(.file(path, isFound: true, isNamed: false))
      for file in (try? files(of: path)) ?? [] {
        named += file.bundled ?? []
        sequences.add(file.furtherPages)
      }
    }
    let expected = Set(named.compactMap(FileIdentity.init))
    var pathsOf: [FileIdentity: String] = [:]
    for path in paths where !FileLinter.isIndex(path) {
      let identity = FileIdentity(path)
      if let identity { pathsOf[identity] = path }
      jobs.append(.file(path, isFound: !(identity.map(expected.contains) ?? false), isNamed: false))
    }
    for path in named {
      guard let identity = FileIdentity(path), pathsOf[identity] == nil else { continue }
      pathsOf[identity] = path
      jobs.append(.file(path, isFound: false, isNamed: false))
    }
    let newRepeats = sequences.repeats { identity in
      pathsOf[identity].flatMap { path in try? files(of: path).first?.feed }
    }
    repeats.merge(newRepeats) { $1 }
    jobs.append(.endFolder(folder))
  }

  private func isIgnored(_ path: String) throws(Failure) -> Bool {
    guard let place = try policy.prepare(for: path) else { return false }
    return place.project.ignores(place.name(of: path))
  }

  /// Whether a file holds the rules of a project, or the findings that it accepts.
  private func isOfProject(_ path: String) throws(Failure) -> Bool {
    if path.hasSuffix("/" + LintProjects.fileName) { return true }
    guard let file = try policy.prepare(for: path)?.baseline else { return false }
    return FileIdentity(file) == FileIdentity(path)
  }

  private func files(of path: String) throws(SourceError) -> [LintedFile] {
    let bytes = try FileReader.read(path, limit: linter.limits.reading.bytes)
    return linter.lintAll(bytes, path: ProgramContext.name(of: path), operation: operation)
  }
}
