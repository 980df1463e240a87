import AppRuntime
import Feeds
import JSON
import Reporting
import Sessions
import Text

/// The options of the command line about asking servers.
extension HTTPOptions {
  static let options: Arguments.Options = [
    .header, .headerFile, .allowHost, .cacert, .offline, .noCache, .prefetch, .graphql,
  ]
  static var group: OptionGroup {
    OptionGroup("Servers", .header, .headerFile, .allowHost, .cacert, .offline, .noCache, .prefetch, .graphql)
  }

  init(
    _ arguments: Arguments, isWatched: Bool = false, environment: (String) -> String? = Surroundings().environment
  ) throws(Failure) {
    self.init()
    guard !arguments.has(.offline) || !arguments.has(.noCache) else {
      throw .usage("--offline shows saved answers, --no-cache saves none; choose one")
    }
    prefetches = arguments.has(.prefetch)
    cacheFile = .cache(environment)
    guard !prefetches || !arguments.has(.offline) && !arguments.has(.noCache) else {
      throw .usage("--prefetch loads and saves answers; leave out --offline and --no-cache")
    }
    cacheUse = arguments.has(.offline) ? .only : isWatched && !arguments.has(.noCache) ? .shown : .none
    self.isWatched = isWatched
    firstGiven = Option.allCases.first { Self.options.contains($0) && arguments.has($0) }?.rawValue
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
        throw .usage("'\(host)' is not a host; write the name alone: --allow-host cdn.example.com")
      }
      allowedHosts.append(host)
    }
    saved = try arguments[.graphql].map { path throws(Failure) in try Self.operation(inFile: path) }
    certificates = arguments[.cacert] ?? environment("SSL_CERT_FILE").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Reports options for servers on a command line without an address.
  func expectAddress(among operands: [String]) throws(Failure) {
    if saved != nil, operands.isEmpty {
      throw .usage(
        "--graphql holds an operation and no address; name the one to post it to, such as https://host/graphql")
    }
    guard let firstGiven, !operands.contains(where: Self.isAddress) else { return }
    throw .usage("--\(firstGiven) is for addresses that begin with https:// or http://")
  }

  private static func operation(inFile path: String) throws(Failure) -> SavedOperation {
    let bytes: ByteBuffer
    do throws(SourceError) {
      bytes = try FileReader.readNamed(path, limit: SavedOperation.mostBytes)
    } catch {
      throw Failure(status: ProgramContext.status(of: error), message: error.message.placed(at: SafeText(path)))
    }
    do throws(SavedOperation.Fault) {
      return try SavedOperation(bytes)
    } catch {
      let place = LineTable(bytes).location(of: error.offset)
      throw Failure(
        status: .notAFeed, message: error.message.placed(at: "\(SafeText(ProgramContext.name(of: path))):\(place)"))
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

  /// Reads a header line. The error does not quote the line, which may hold a secret.
  private static func header(_ line: String, from place: String) throws(Failure) -> HTTPHeader {
    guard let header = HTTPHeader(line: line) else {
      throw .usage("\(place): this is not a header; write one line: 'Name: value'")
    }
    return header
  }
}
