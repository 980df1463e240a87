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
  private(set) var jobs: [LintJob] = []
  /// The findings that result from several files together, by the file that they are about.
  private(set) var repeats: [FileIdentity: RepeatedFindings] = [:]

  /// Plans a run over files, folders, standard input (`-`) and addresses of servers.
  init(_ sources: [String], linter: FileLinter, name: SafeText, operation: String?) {
    self.linter = linter
    self.name = name
    self.operation = operation
    for source in sources { add(source) }
  }

  private mutating func add(_ source: String) {
    if HTTPOptions.isAddress(source) {
      jobs.append(.answer(source))
    } else if source != "-", FolderReader.isFolder(source) {
      do throws(SourceError) {
        try add(folder: source)
      } catch {
        add(Failure.unread(ProgramContext.name(of: source), error))
      }
    } else {
      jobs.append(.file(source, isFound: false, isNamed: true))
    }
  }

  private mutating func add(_ failure: Failure) {
    jobs.append(.complaint(name + ": " + failure.message.text(in: .english), failure.status))
  }

  /// Plans every file that the index names, and of the other files those that are feeds.
  private mutating func add(folder: String) throws(SourceError) {
    let found = try FolderReader.feedFiles(in: folder)
    if found.isEmpty {
      jobs.append(.complaint(name + ": \(folder): no JSON file, HAR or web page in this folder", .noInput))
    }
    let paths = found.filter { path in
      let isRegular = FileReader.isRegular(path)
      if !isRegular { jobs.append(.complaint(name + ": \(path): skipped: not a regular file", .success)) }
      return isRegular
    }
    guard !paths.isEmpty else { return }
    jobs.append(.beginFolder)
    var named: [String] = []
    var sequences = PageSequences()
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

  private func files(of path: String) throws(SourceError) -> [LintedFile] {
    let bytes = try FileReader.read(path, limit: linter.limits.reading.bytes)
    return linter.lintAll(bytes, path: ProgramContext.name(of: path), operation: operation)
  }
}
