import Components
import FacetModel
import Feeds
import Prism
import Terminal
import Text
import Wording

/// The common program: which brands it carries is injected by the thin wrappers.
public struct Program {
  static let version: SafeText = "0.1.0"

  /// As it is called on the command line.
  public let name: String
  /// The first one is worn unless another is asked for.
  public let brands: [Brand]
  /// The language of what sources say to the user. Commands that print speak English.
  var words = Words.english
  let console = Console()

  static var commands: [any Command.Type] {
    [
      OpenCommand.self, ReplayCommand.self, RecordCommand.self, ExportCommand.self, RenderCommand.self,
      LintCommand.self, DiffCommand.self, ComponentsCommand.self, GalleryCommand.self, BrandsCommand.self,
      EventsCommand.self, CacheCommand.self, DoctorCommand.self, HelpCommand.self,
    ]
  }

  public init(name: String, brands: [Brand]) {
    self.name = name
    self.brands = brands
  }

  /// Runs one command line, without the program's own name.
  public func run(_ words: ArraySlice<String>) -> Int32 {
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
    let name = "--" + Arguments.Option.language.rawValue
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
    case "--version":
      if let extra = words.dropFirst().first {
        throw .usage("--version stands alone; '\(extra)' is too many")
      }
      console.print(SafeText(name) + " " + Self.version)
      return ExitStatus.success.rawValue
    case let word?:
      if let command = Self.commands.first(where: { $0.name == word }) {
        let rest = words.dropFirst()
        return rest.contains("--help") ? try HelpCommand.run([word], in: self) : try command.run(rest, in: self)
      }
      guard word.hasPrefix("-") || isSource(word) else { throw .usage(noCommand(word, orFile: true)) }
      return try OpenCommand.run(words, in: self)
    }
  }

  /// A feed that is piped in is what somebody wants to see.
  private func runWithoutWords() throws(Failure) -> Int32 {
    guard StandardInput.holdsSomething() || AnyTerminal.isThere else {
      throw .usage("no SOURCE, and no terminal; name a file, or pipe a feed in: \(name) home.json")
    }
    return try OpenCommand.run([], in: self)
  }

  /// What looks like a path is one, if only one that leads nowhere; a single word is when there is such a file.
  private func isSource(_ word: String) -> Bool {
    word.contains { "/.:".contains($0) } || FileReader.exists(word)
  }

  func noCommand(_ word: String, orFile: Bool) -> SafeText {
    let known = Self.commands.map { $0.name }.joined(separator: ", ")
    return "there is no command '\(word)'\(orFile ? ", nor a file of that name" : ""); the commands are \(known)"
  }

  /// What its owner wants on this machine. The locale says the language where the configuration does not.
  var configuration: Configuration {
    let surroundings = Surroundings()
    var configuration = Configuration(path: PersonalFile.configuration(surroundings).path.value, in: self)
    configuration.language = configuration.language ?? Language(environment: surroundings.environment)
    return configuration
  }

  /// One of the brands that were injected, or a folder that is one.
  func brand(named name: String?) throws(Failure) -> Brand {
    if let name, name.contains("/") || FolderReader.isFolder(name), !brands.contains(where: { $0.name == name }) {
      return try Brand(folder: name, among: BrandStructures(brands))
    }
    guard let found = name == nil ? brands.first : brands.first(where: { $0.name == name }) else {
      let known = brands.map(\.name).joined(separator: ", ")
      throw .usage(Message { $0.noBrand(SafeText(name ?? ""), known: SafeText(known)) })
    }
    return found
  }

  /// The client version to be.
  func version(_ argument: String?) throws(Failure) -> SemanticVersion {
    guard let argument else { return Capabilities.current }
    guard let version = SemanticVersion(argument) else {
      throw .usage("'\(argument)' is no version; write three numbers: --facets-version 3.0.1")
    }
    return version
  }

  /// The names of components and of their categories, of all brands.
  func knownWords() throws(Failure) -> Set<String> {
    var words: Set<String> = []
    for brand in brands {
      words.formUnion(try makeFactory(for: brand).all.flatMap { [$0.id, $0.category.rawValue] })
    }
    return words
  }

  /// The registry of a brand's app. Two components with one id, both shared or both the brand's, are a mistake of ours.
  ///
  /// With `drawsByCategory`, plain components stand in for unknown ones.
  func makeFactory(for brand: Brand, drawsByCategory: Bool = false) throws(Failure) -> FacetFactory {
    do throws(FacetFactory.DuplicateComponent) {
      return try FacetFactory(
        ComponentLibrary.descriptors, joinedBy: brand.components,
        fallbacks: drawsByCategory ? ComponentLibrary.plainByCategory : [:])
    } catch {
      throw Failure(
        status: .internalError, diagnostic: "the component '\(error.id)' is there twice; this is our mistake")
    }
  }
}
