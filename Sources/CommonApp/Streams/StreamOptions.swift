import Feeds
import Glibc
import Reporting
import Sessions
import Streams
import Text
import Workers

/// The options for reading a stream.
struct StreamOptions {
  /// The limit beyond which a line would need more memory than a process may have.
  private static let mostForLine = 1 << 30

  /// The bytes above which a line is left out, without another limit.
  static let usualLongest = 64 << 20

  let names: EnvelopeNames
  let jobs: Int
  let longest: Int
  /// The file to read; `nil` for standard input.
  let path: String?

  /// `feeds` are the options that name the members with feeds.
  init(_ arguments: Arguments, feeds: [Option]) throws(Failure) {
    names = EnvelopeNames(
      key: arguments[.key], feeds: feeds.map { arguments[$0] ?? $0.rawValue },
      areGiven: feeds.contains { arguments[$0] != nil })
    jobs = try Self.jobs(arguments)
    longest = try Self.number(arguments, .maxLine, atMost: Self.mostForLine) ?? Self.usualLongest
    guard arguments.operands.count <= 1 else {
      throw .usage("--stream reads one stream; '\(SafeText(arguments.operands[1]))' is too many")
    }
    path = arguments.operands.first.flatMap { $0 == "-" ? nil : $0 }
  }

  /// Refuses options for streams on a command line without `--stream`, which would have no effect.
  static func refuse(_ options: [Option], in arguments: Arguments) throws(Failure) {
    guard let option = options.first(where: arguments.has) else { return }
    throw .usage("--\(SafeText(option.rawValue)) is for streams; add --stream, or leave it out")
  }

  /// The number of processes to work in.
  static func jobs(_ arguments: Arguments) throws(Failure) -> Int {
    try number(arguments, .jobs, atMost: 256) ?? ProcessorCount.available
  }

  private static func number(_ arguments: Arguments, _ option: Option, atMost most: Int) throws(Failure) -> Int? {
    guard let text = arguments[option] else { return nil }
    guard let number = Int(text), (1...most).contains(number) else {
      throw .usage("--\(SafeText(option.rawValue)) takes a number from 1 to \(most), not '\(SafeText(text))'")
    }
    return number
  }

  /// Opens the stream.
  func open() throws(Failure) -> Int32 { try Self.open(path) }

  /// Opens a file; standard input for `nil`. A folder is refused, because reading it would look like an empty file.
  static func open(_ path: String?) throws(Failure) -> Int32 {
    if let path { try ProgramContext.expectFile(path) }
    let name = SafeText(ProgramContext.name(of: path ?? "-")).string
    let descriptor = path.map { Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) } ?? STDIN_FILENO
    guard descriptor >= 0 else {
      throw .unread(name, errno == ENOENT ? .noSuchFile : .notReadable(reason: .init(system: errno)))
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { throw .unread(name, .isFolder) }
    return descriptor
  }
}
