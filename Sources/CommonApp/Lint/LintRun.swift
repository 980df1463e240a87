import FacetModel
import Feeds
import JSON
import Lint
import Reporting
import Sessions
import Text

/// One run of lint over many sources.
struct LintRun {
  let linter: FileLinter
  let severity: LintSeverity
  let console: Console
  var name: SafeText = ""
  /// The name of the only feed to lint; `nil` for all feeds of a file.
  var operation: String?
  /// Loads an address.
  var fetch: ((String) throws(Failure) -> (bytes: ByteBuffer, name: SafeText))?
  private(set) var files: [LintedFile] = []
  /// The highest exit status of all sources.
  private(set) var status = ExitStatus.success

  init(linter: FileLinter, severity: LintSeverity, console: Console) {
    self.linter = linter
    self.severity = severity
    self.console = console
  }

  /// Lints a file, a folder, standard input (`-`), or the address of a server.
  mutating func lint(_ source: String) {
    if HTTPOptions.isAddress(source) { return lintAnswer(from: source) }
    do throws(SourceError) {
      if source != "-", FolderReader.isFolder(source) {
        try lintFolder(source)
      } else {
        try linted(source, isNamed: true).forEach { take($0) }
      }
    } catch {
      let failure = Failure.unread(ProgramContext.name(of: source), error)
      complain(failure.message.text(in: .english), failure.status)
    }
  }

  private mutating func lintAnswer(from address: String) {
    do throws(Failure) {
      guard let answer = try fetch?(address) else { return }
      linter.lintAll(answer.bytes, path: answer.name.string, operation: operation).forEach { take($0) }
    } catch {
      complain(error.message.text(in: .english), error.status)
    }
  }

  /// Lints every file that the index names, and of the other files those that are feeds.
  private mutating func lintFolder(_ folder: String) throws(SourceError) {
    let found = try FolderReader.feedFiles(in: folder)
    if found.isEmpty {
      complain("\(folder): no JSON file, HAR or web page in this folder", .noInput)
    }
    let paths = found.filter { path in
      let isRegular = FileReader.isRegular(path)
      if !isRegular { console.complain(name + ": \(path): skipped: not a regular file") }
      return isRegular
    }
    let before = files.count
    var named: [String] = []
    var sequences = PageSequences()
    var numbers: [FileIdentity: Int] = [:]
    for path in paths where FileLinter.isIndex(path) {
      for file in try linted(path) {
        take(file, unlessNoFeed: true)
        named += file.bundled ?? []
        sequences.add(file.furtherPages)
      }
    }
    let expected = Set(named.compactMap(FileIdentity.init))
    var seen: Set<FileIdentity> = []
    for path in paths where !FileLinter.isIndex(path) {
      let identity = FileIdentity(path)
      if let identity { seen.insert(identity) }
      let isExpected = identity.map(expected.contains) ?? false
      let number = files.count
      try linted(path).forEach { take($0, unlessNoFeed: !isExpected) }
      if let identity, files.count > number { numbers[identity] = number }
    }
    for path in named {
      guard let identity = FileIdentity(path), seen.insert(identity).inserted else { continue }
      numbers[identity] = files.count
      try linted(path).forEach { take($0) }
    }
    sequences.noteRepeats(in: &files, numbers: numbers)
    if files.count == before, !paths.isEmpty {
      complain("\(folder): no feed in this folder", .notAFeed)
    }
  }

  private func linted(_ path: String, isNamed: Bool = false) throws(SourceError) -> [LintedFile] {
    let limit = linter.limits.reading.bytes
    let bytes =
      try isNamed
      ? FileReader.readNamed(path, limit: limit, endsAtNoJSON: true) : FileReader.read(path, limit: limit)
    return linter.lintAll(bytes, path: ProgramContext.name(of: path), operation: operation)
  }

  private mutating func take(_ file: LintedFile, unlessNoFeed: Bool = false) {
    if unlessNoFeed, file.holdsNothingToLint {
      console.complain(name + ": \(file.path): skipped: no feed in it")
      return
    }
    files.append(file)
    if file.isNoFeed {
      raise(.notAFeed)
    } else if file.counts.keys.contains(where: { severity($0) == .error }) {
      raise(.findings)
    }
  }

  /// Reports what each client version would show. Other findings are not reported.
  mutating func report(_ range: VersionRange, mustShow: [String], inJSON: Bool) {
    for file in files where file.isNoFeed {
      complainOfNoFeed(file)
    }
    if status == .findings { status = .success }
    let report = VersionReport(files: files, client: linter.capabilities, range: range, mustShow: mustShow)
    if !report.print(to: console, inJSON: inJSON) { raise(.findings) }
  }

  func report(inJSON: Bool, customUse: Bool) {
    if customUse {
      var use = CustomUse()
      for feed in files.compactMap(\.feed) {
        use.add(feed)
      }
      let report = CustomUseReport(use: use)
      for file in files where file.isNoFeed {
        complainOfNoFeed(file)
      }
      inJSON ? console.print(report.json) : report.lines.forEach(console.print)
    } else if inJSON {
      console.print(LintJSONReport(severity: severity).report(files))
    } else {
      let report = LintTextReport(severity: severity)
      for file in files {
        report.lines(for: file).forEach(console.print)
      }
      if !files.isEmpty { console.print(report.summary(of: files)) }
    }
  }

  /// Reports a file without a feed, for which the report about `custom` has no entry.
  private func complainOfNoFeed(_ file: LintedFile) {
    guard let first = file.diagnostics.first else { return }
    let place = file.lines.location(of: first.offset)
    console.complain(name + ": \(file.path):\(place.description): " + SafeText(first.message))
  }

  private mutating func complain(_ message: SafeText, _ status: ExitStatus) {
    console.complain(name + ": " + message)
    raise(status)
  }

  private mutating func raise(_ status: ExitStatus) {
    if status.rawValue > self.status.rawValue {
      self.status = status
    }
  }
}

extension VersionReport {
  /// Prints the report. Returns whether no version loses what it must show.
  func print(to console: Console, inJSON: Bool) -> Bool {
    guard !inJSON else {
      let report = report()
      console.print(report.json)
      return report.isFaultless
    }
    let report = lines()
    report.lines.forEach(console.print)
    return report.isFaultless
  }
}
