import Glibc
import JSON
import Wording

/// Reads files and pipes with `read(2)`. Files are not mapped, because an editor that truncates a mapped file would
/// kill the program.
///
/// All input files are opened here. Pipes and devices may block their reader for ever. So only those on the command
/// line are read, and only before a loop has begun.
public enum FileReader {
  private static let chunk = 1 << 16
  /// The number of bytes after which a stream without an end is checked first. It is checked again whenever it has
  /// grown eightfold.
  private static let firstCheck = 1 << 20

  /// Returns the bytes of a regular file. Never waits.
  public static func read(_ path: String, limit: Int) throws(SourceError) -> ByteBuffer {
    var status = stat()
    // The type is checked before opening, because opening a pipe would wake a program that waits for its reader.
    guard stat(path, &status) == 0 else { throw failure(errno) }
    try expectRegular(status)
    return try read(path, flags: O_NONBLOCK | O_NOCTTY, limit: limit, onlyRegular: true)
  }

  /// Returns the bytes of a file, a pipe or a device on the command line, or of standard input for `-`. It waits for
  /// the end of a pipe.
  /// With `endsAtNoJSON` it reads only as long as the bytes can be the beginning of JSON or a web page.
  public static func readNamed(
    _ path: String, limit: Int, endsAtNoJSON: Bool = false
  ) throws(SourceError) -> ByteBuffer {
    if path == "-" {
      return try read(STDIN_FILENO, sizeHint: 0, limit: limit, endsAtNoJSON: endsAtNoJSON)
    }
    return try read(path, flags: O_NOCTTY, limit: limit, onlyRegular: false, endsAtNoJSON: endsAtNoJSON)
  }

  /// Whether a path names a regular file.
  public static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func read(
    _ path: String, flags: Int32, limit: Int, onlyRegular: Bool, endsAtNoJSON: Bool = false
  ) throws(SourceError) -> ByteBuffer {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    if onlyRegular { try expectRegular(status) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try read(
      descriptor, sizeHint: Int(status.st_size), limit: limit,
      endsAtNoJSON: endsAtNoJSON && status.st_mode & S_IFMT != S_IFREG)
  }

  /// Whether a path names anything, readable or not.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Reads to the end, whatever the size hint is: files grow, and pipes have no size.
  private static func read(
    _ descriptor: Int32, sizeHint: Int, limit: Int, endsAtNoJSON: Bool
  ) throws(SourceError) -> ByteBuffer {
    // One byte more than the limit shows that there are too many.
    let most = limit == .max ? limit : limit + 1
    var builder = ByteBufferBuilder(limit: most)
    var nextCheck = endsAtNoJSON ? firstCheck : .max
    while true {
      let wanted = max(sizeHint - builder.count, 0) + (sizeHint == 0 ? chunk : 1)
      let room = min(wanted, most - builder.count)
      let isBeginning = builder.count == 0
      let count = try builder.append(capacity: room) { target throws(SourceError) in
        let shared = isBeginning ? SharedReading.read(descriptor, into: target, size: sizeHint) : 0
        return shared > 0 ? shared : try readSome(descriptor, into: target)
      }
      if count == 0 { return ByteBuffer(builder) }
      guard builder.count <= limit else { throw .tooLarge(limit: limit) }
      if builder.count >= nextCheck {
        // The decoder reports the fault and its place.
        if builder.beginsNoJSON() { return ByteBuffer(builder) }
        nextCheck = builder.count * 8
      }
    }
  }

  private static func readSome(
    _ descriptor: Int32, into target: UnsafeMutableRawBufferPointer
  ) throws(SourceError) -> Int {
    while true {
      let count = Glibc.read(descriptor, target.baseAddress, target.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw failure(errno) }
    }
  }

  private static func expectRegular(_ status: stat) throws(SourceError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    default: throw .notReadable(reason: Message { $0.notARegularFile })
    }
  }

  private static func failure(_ code: Int32) -> SourceError {
    switch code {
    case ENOENT, ENOTDIR: .noSuchFile
    case EISDIR: .isFolder
    default: .notReadable(reason: Message(system: code))
    }
  }
}
