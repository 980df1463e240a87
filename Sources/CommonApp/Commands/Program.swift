import AppRuntime
import Branding
import Components
import FacetModel
import Feeds
import Pages
import PictureDecoding
import Prism
import Reporting
import Sessions
import Terminal
import Text
import Wording

/// A program: the common code with the brands that a thin wrapper injects.
public struct Program {
  var context: ProgramContext
  var console: Console
  private let commit: SafeText

  /// The name of the program on the command line.
  public var name: String { context.name }
  /// The brands that the program carries. The first one is used unless the user asks for another.
  public var brands: [Brand] { context.brands }

  var build: BuildReport { BuildReport(commit: commit) }

  static var commands: [any Command.Type] {
    [
      OpenCommand.self, ReplayCommand.self, RecordCommand.self, ExportCommand.self, RenderCommand.self,
      LintCommand.self, LSPCommand.self, DiffCommand.self, ComponentsCommand.self, SchemaCommand.self,
      GalleryCommand.self, BrandsCommand.self, EventsCommand.self, ReportCommand.self, CacheCommand.self,
      DoctorCommand.self, CompletionsCommand.self, HelpCommand.self,
    ]
  }

  /// Creates a program. The commit is empty if the build does not know it.
  public init(name: String, commit: String = "", brands: [Brand]) {
    context = ProgramContext(name: name, brands: brands)
    self.commit = SafeText(commit)
    console = Console(name: name, secrets: context.secrets)
  }

  /// Runs one command line, and hands every frame on the screen to an observer.
  package func run(_ words: ArraySlice<String>, watchedBy watcher: any FrameWatcher) -> Int32 {
    var program = self
    program.context.watcher = watcher
    return program.run(words)
  }

  /// Runs one command line, without the program's own name.
  public func run(_ words: ArraySlice<String>) -> Int32 {
    if words.first == ProgramContext.decoding { return DecodingProcess.run() }
    ProcessSetup.prepare()
    do throws(Failure) {
      return try dispatch(words)
    } catch {
      console.complain(SafeText(name) + ": " + error.message.text(in: spokenWords(words)))
      return error.status.rawValue
    }
  }

  /// The language of the error that ends the program: that of the command line, and on a terminal that of its user.
  /// Commands that take no language report in English.
  private func spokenWords(_ line: ArraySlice<String>) -> Words {
    let options = Array(line.prefix { $0 != "--" })
    let name = "--" + Option.language.rawValue
    let given =
      options.lazy.compactMap { $0.hasPrefix(name + "=") ? String($0.dropFirst(name.count + 1)) : nil }.first
      ?? options.firstIndex(of: name).flatMap { options.dropFirst($0 + 1).first }
    if let language = given.flatMap(Language.init(rawValue:)) { return Words(language) }
    let command = Self.commands.first { $0.name == options.first }
    guard console.isTerminal, command?.speaks ?? true else { return .english }
    return Words(configuration.language ?? .english)
  }

  private func dispatch(_ words: ArraySlice<String>) throws(Failure) -> Int32 {
    switch words.first {
    case nil:
      return try runWithoutWords()
    case "--help", "-h":
      return try HelpCommand.run(words.dropFirst(), in: self)
    case "--version", "-V", "version":
      if let extra = words.dropFirst().first {
        throw .usage("\(words.first ?? "") takes nothing else; '\(extra)' is too many")
      }
      console.print(SafeText(name) + " " + ProgramContext.version)
      DoctorReport.lines(of: build.rows).forEach { console.print($0) }
      return ExitStatus.success.rawValue
    case let word?:
      if let command = Self.commands.first(where: { $0.name == word }) {
        let rest = words.dropFirst()
        return asksForHelp(rest) ? try HelpCommand.run([word], in: self) : try command.run(rest, in: self)
      }
      guard word.hasPrefix("-") || isSource(word) else { throw .usage(noCommand(word, orFile: true)) }
      return try OpenCommand.run(words, in: self)
    }
  }

  /// Whether the options hold one that asks for help.
  private func asksForHelp(_ words: ArraySlice<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  /// Runs without arguments: shows a feed that is piped in, or else the brand's sample.
  private func runWithoutWords() throws(Failure) -> Int32 {
    guard StandardInput.holdsSomething() || AnyTerminal.isThere else {
      throw .usage(
        "there is no SOURCE, no feed in a pipe, and no terminal to browse in; name a file: \(name) home.json")
    }
    return try OpenCommand.run([], in: self)
  }

  /// Whether a word names a source: it looks like a path, or a file of that name exists.
  private func isSource(_ word: String) -> Bool {
    word.contains { "/.:".contains($0) } || FileReader.exists(word)
  }

  /// A command with its operands, for errors: `facet diff OLD NEW`.
  func usage(of command: any Command.Type) -> SafeText {
    "\(SafeText(name)) \(SafeText(command.name)) \(command.guide.forms.joined(separator: " | "))"
  }

  func noCommand(_ word: String, orFile: Bool) -> SafeText {
    // `help` also has a topic that is not a command.
    let names = Self.commands.map { $0.name } + (orFile ? [] : ["keys"])
    let problem: SafeText = "there is no command '\(SafeText(word))'\(orFile ? ", nor a file of that name" : "")"
    let near =
      Misspelling.nearest(to: word, among: names, atMost: 2)
      + [orFile ? NearFile.meant(by: word) : nil].compactMap(\.self)
    guard near.isEmpty else { return problem + "; did you mean \(SafeText(near.joined(separator: " or ")))?" }
    return problem + "; the commands are \(SafeText(names.joined(separator: ", ")))"
  }

  /// The configuration of the user. The locale gives the language if the configuration has none.
  var configuration: Configuration {
    let surroundings = Surroundings()
    var configuration = Configuration(path: PersonalFile.configuration(surroundings.environment).path.value, in: self)
    configuration.language = configuration.language ?? Language(environment: surroundings.environment)
    return configuration
  }

  /// The brand of this name, or the one in this folder.
  func brand(named name: String?) throws(Failure) -> Brand {
    if let name, name.contains("/") || FolderReader.isFolder(name), !brands.contains(where: { $0.name == name }) {
      return try Brand(folder: name, among: BrandStructures(brands))
    }
    guard let found = name == nil ? brands.first : brands.first(where: { $0.name == name }) else {
      let known = brands.map(\.name)
      let near = Misspelling.nearest(to: name ?? "", among: known, atMost: 1).first.map { SafeText($0) }
      throw .usage(
        Message { $0.noBrand(SafeText(name ?? ""), near: near, known: SafeText(known.joined(separator: ", "))) })
    }
    return found
  }

  /// The client version in an argument.
  func version(_ argument: String?) throws(Failure) -> SemanticVersion {
    guard let argument else { return Capabilities.current }
    guard let version = SemanticVersion(argument) else {
      throw .usage("'\(argument)' is not a version; write three numbers: --facets-version 3.0.1")
    }
    return version
  }
}
