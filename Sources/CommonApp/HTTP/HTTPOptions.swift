import Feeds
import JSON
import Text

/// What a command line says about asking servers.
struct HTTPOptions {
  private var headers: [HTTPHeader] = []
  /// The operation that is posted for the first page; `nil` where the first page is only asked for.
  private(set) var saved: SavedOperation?
  private(set) var allowedHosts: [String] = []
  private(set) var certificates: String?
  let cacheUse: CacheUse
  /// Somebody looks at what comes. What is printed is the same whatever has been kept.
  let isWatched: Bool
  let prefetches: Bool
  /// What may be kept, in bytes.
  var cacheSize = ResponseCache.usualLimit
  /// Which feed of an answer to show first; `nil` for the largest.
  var operation: String?
  /// What stands on the command line, to complain of where nobody is asked.
  private let first: Arguments.Option?

  static let options: Arguments.Options = [
    .header, .headerFile, .allowHost, .cacert, .offline, .noCache, .prefetch, .graphql,
  ]
  static let usage: SafeText =
    "[--graphql FILE] [--header 'NAME: VALUE'|@FILE] [--header-file FILE] [--allow-host HOST] [--cacert FILE] [--offline] [--no-cache] [--prefetch]"

  init(
    _ arguments: Arguments, isWatched: Bool = false, environment: (String) -> String? = Surroundings().environment
  ) throws(Failure) {
    guard !arguments.has(.offline) || !arguments.has(.noCache) else {
      throw .usage("--offline shows what is kept, --no-cache keeps nothing; choose one")
    }
    prefetches = arguments.has(.prefetch)
    guard !prefetches || !arguments.has(.offline) && !arguments.has(.noCache) else {
      throw .usage("--prefetch asks for what may be wanted and keeps it; without --offline and --no-cache")
    }
    cacheUse = arguments.has(.offline) ? .only : isWatched && !arguments.has(.noCache) ? .shown : .none
    self.isWatched = isWatched
    first = Arguments.Option.allCases.first { Self.options.contains($0) && arguments.has($0) }
    for line in arguments.all(.header) {
      if line.hasPrefix("@") {
        headers += try Self.headers(inFile: String(line.dropFirst()))
      } else {
        headers.append(try Self.header(line, from: "--header"))
      }
    }
    for path in arguments.all(.headerFile) {
      headers += try Self.headers(inFile: path)
    }
    for host in arguments.all(.allowHost) {
      guard !host.contains(where: { "/:@ ".contains($0) }) else {
        throw .usage("'\(host)' is no host; write the name alone: --allow-host cdn.example.com")
      }
      allowedHosts.append(host)
    }
    saved = try arguments[.graphql].map { path throws(Failure) in try Self.operation(inFile: path) }
    certificates = arguments[.cacert] ?? environment("SSL_CERT_FILE").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The sources of a command line: where it names none, the address that the operation was posted to.
  func operands(_ given: [String]) -> [String] {
    given.isEmpty ? [saved?.address].compactMap(\.self) : given
  }

  /// What is said to the origin of an address: the headers of a copied command belong to the origin that it names, and
  /// the command line comes first.
  func headers(for home: URIReference) -> [HTTPHeader] {
    guard let saved, let named = saved.address.map({ URIReference($0) }), named.scheme == home.scheme,
      named.host == home.host, named.port == home.port
    else { return headers }
    let names = Set(headers.map { $0.name.lowercased() })
    return saved.headers.filter { !names.contains($0.name.lowercased()) } + headers
  }

  /// Files do not listen.
  func expectAddress(among operands: [String]) throws(Failure) {
    if saved != nil, operands.isEmpty {
      throw .usage(
        "--graphql holds an operation and no address; name the one to post it to, such as https://host/graphql")
    }
    guard let first, !operands.contains(where: Self.isAddress) else { return }
    throw .usage("--\(first.rawValue) is for addresses that begin with https:// or http://")
  }

  static func isAddress(_ operand: String) -> Bool {
    ["https://", "http://"].contains { operand.lowercased().hasPrefix($0) }
  }

  private static func operation(inFile path: String) throws(Failure) -> SavedOperation {
    let bytes: ByteBuffer
    do throws(SourceError) {
      bytes = try FileReader.readNamed(path, limit: SavedOperation.mostBytes)
    } catch {
      throw Failure(status: Program.status(of: error), message: error.message.placed(at: SafeText(path)))
    }
    do throws(SavedOperation.Fault) {
      return try SavedOperation(bytes)
    } catch {
      let place = LineTable(bytes).location(of: error.offset)
      throw Failure(
        status: .notAFeed, message: error.message.placed(at: "\(SafeText(Program.name(of: path))):\(place)"))
    }
  }

  private static func headers(inFile path: String) throws(Failure) -> [HTTPHeader] {
    let bytes: ByteBuffer
    do throws(SourceError) {
      bytes = try FileReader.readNamed(path, limit: 1 << 20)
    } catch {
      throw Failure(status: .noInput, message: error.message.placed(at: SafeText(path)))
    }
    var headers: [HTTPHeader] = []
    for (number, line) in bytes.string(in: 0..<bytes.count).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    )
    .enumerated() {
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      headers.append(try header(String(line), from: "\(path):\(number + 1)"))
    }
    return headers
  }

  /// What it says is not repeated: it may be a secret.
  private static func header(_ line: String, from place: String) throws(Failure) -> HTTPHeader {
    guard let header = HTTPHeader(line: line) else {
      throw .usage("\(place): this is no header; write one line: 'Name: value'")
    }
    return header
  }
}
