import AppCore
import Branding
import Drawing
import FacetModel
import Feeds
import Input
import Pictures
import Prism
import Reporting
import Text
import Wording

/// A setup in the header of a recorded session.
extension AppSetup {
  /// Makes the header; `earlier` is the page that the first one is compared with.
  package func header(first: RecordedPage, earlier: RecordedPage? = nil) -> SessionHeader {
    var header = SessionHeader(first: first)
    header.program = "facet \(ProgramContext.version)"
    header.size = size.argument
    header.brand = brand.name
    header.brandFiles = brand.recorded
    header.comparison = recordedComparison(earlier: earlier)
    header.brands = brands.map(\.name)
    header.scheme = scheme.rawValue
    header.contrast = contrast == .normal ? nil : contrast.rawValue
    header.suitsTerminal = suitsTerminal
    header.color = depth.rawValue
    header.usesASCII = usesASCII
    header.language = words.language == .english ? nil : words.language.rawValue
    header.facetsVersion = "\(version)"
    header.fallback = drawsByCategory ? Self.categoryFallback : nil
    header.hosts = hosts.sorted()
    header.address = address?.string
    header.reducesMotion = options.reducesMotion
    header.welcomes = options.welcomes
    header.isLinear = options.readsLines
    header.awaitsFirstPage = options.awaitsFirstPage
    header.asksServer = options.asksServer
    header.findsSeen = options.findsSeen
    header.message = options.message?.string
    header.place = options.place
    header.pictures = recordedPictures
    header.keys = options.keymap.bindings == Keymap.standard.bindings ? nil : options.keymap.bindings
    return header
  }

  /// `brand` stands in for the recorded one. `session` is the name of the file.
  package init(_ header: SessionHeader, brand: Brand?, from session: String, in context: ProgramContext) throws(Failure)
  {
    guard let size = Size(argument: header.size) else { throw Self.fault("size", header.size) }
    guard let scheme = Scheme(rawValue: header.scheme) else { throw Self.fault("scheme", header.scheme) }
    guard let contrast = header.contrast.map(ContrastLevel.init(rawValue:)) ?? .normal else {
      throw Self.fault("contrast", header.contrast ?? "")
    }
    guard let depth = Depth(rawValue: header.color) else { throw Self.fault("color", header.color) }
    guard let version = SemanticVersion(header.facetsVersion) else {
      throw Self.fault("facetsVersion", header.facetsVersion)
    }
    guard let language = header.language.map(Language.init(rawValue:)) ?? .english else {
      throw Self.fault("language", header.language ?? "")
    }
    var known = brand
    if known == nil {
      known = try header.brandFiles.map { files throws(Failure) in
        try Brand(files, in: session, among: BrandStructures(context.brands))
      }
    }
    guard let known = known ?? context.brands.first(where: { $0.name == header.brand }) else {
      throw Failure(
        status: .noInput,
        message: Message { $0.recordedInBrand(SafeText(header.brand)) })
    }
    self.init(
      brand: known, brands: header.brands.compactMap { name in context.brands.first { $0.name == name } },
      scheme: scheme, contrast: contrast, suitsTerminal: header.suitsTerminal, depth: depth,
      usesASCII: header.usesASCII, version: version, size: size, hosts: Set(header.hosts),
      address: header.address.map { SafeText($0) })
    if let fallback = header.fallback {
      guard fallback == Self.categoryFallback else { throw Self.fault("fallback", fallback) }
      drawsByCategory = true
    }
    words = Words(language)
    options.reducesMotion = header.reducesMotion
    options.welcomes = header.welcomes
    options.readsLines = header.isLinear
    options.awaitsFirstPage = header.awaitsFirstPage
    options.asksServer = header.asksServer
    options.findsSeen = header.findsSeen
    options.message = header.message.map { SafeText($0) }
    options.place = header.place
    if let recorded = header.pictures { try take(recorded) }
    options.keymap.take(header.keys ?? [])
    if let recorded = header.comparison { try take(recorded, in: session, context) }
  }

  private var recordedPictures: RecordedPictures? {
    options.pictureMode.map { mode in
      let reach = pictures.reach
      return RecordedPictures(
        mode: mode.name, isOn: pictures.isOn, prefixes: reach.prefixes, addresses: reach.addresses.sorted(),
        hasFiles: reach.hasFiles, origin: reach.servers.origin?.address, hosts: reach.servers.hosts.sorted())
    }
  }

  private mutating func take(_ recorded: RecordedPictures) throws(Failure) {
    guard let mode = PictureMode(name: recorded.mode) else { throw Self.fault("pictures", recorded.mode) }
    options.pictureMode = mode
    pictures = PictureSettings(
      isOn: recorded.isOn,
      reach: PictureReach(
        prefixes: recorded.prefixes, addresses: Set(recorded.addresses), hasFiles: recorded.hasFiles,
        servers: PictureServers(
          origin: recorded.origin.flatMap { PictureServer(of: $0) }, hosts: Set(recorded.hosts))))
  }

  package static func fault(_ key: String, _ value: String) -> Failure {
    Failure(
      status: .notAFeed,
      message: Message { $0.firstLineSays(SafeText(key), SafeText(value).truncated(to: 40)) })
  }
}

extension Keymap {
  fileprivate var bindings: [SessionHeader.Binding] {
    Command.allCases.map { command in
      SessionHeader.Binding(command: command.rawValue, keys: keys(for: command).map(\.description))
    }
  }

  /// Takes all key bindings at once, since no two may share a key. The command that must keep a key comes first.
  fileprivate mutating func take(_ bindings: [SessionHeader.Binding]) {
    let known = bindings.compactMap { binding in Command(rawValue: binding.command).map { ($0, binding.keys) } }
    for (command, keys) in known.filter({ $0.0 == .quit }) + known.filter({ $0.0 != .quit }) {
      bind(command, to: keys.compactMap { Key($0) })
    }
  }
}
