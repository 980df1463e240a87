import Glibc
import JSON

/// Reads files and pipes with `read(2)`. Nothing is mapped: an editor that truncates a mapped file would kill us.
public enum FileReader {
  private static let chunk = 1 << 16

  /// The bytes of a file; `-` is standard input.
  public static func read(_ path: String, limit: Int) throws(SourceError) -> ByteBuffer {
    if path == "-" {
      return try read(STDIN_FILENO, sizeHint: 0, limit: limit)
    }
    return try read(path, flags: 0, limit: limit) { _ in true }
  }

  /// The bytes of what is a file and nothing else: pipes and devices may keep one waiting for ever.
  public static func readPlainFile(_ path: String, limit: Int) throws(SourceError) -> ByteBuffer {
    try read(path, flags: O_NONBLOCK | O_NOCTTY, limit: limit) { $0 == S_IFREG }
  }

  private static func read(
    _ path: String, flags: Int32, limit: Int, accepting accepts: (mode_t) -> Bool
  ) throws(SourceError) -> ByteBuffer {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw .isFolder }
    guard accepts(kind) else { throw .notReadable(reason: "it is no plain file") }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return try read(descriptor, sizeHint: Int(status.st_size), limit: limit)
  }

  /// Whether there is anything under a name, readable or not.
  public static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// Reads to the end, whatever the size was said to be: files grow, pipes have none.
  private static func read(_ descriptor: Int32, sizeHint: Int, limit: Int) throws(SourceError) -> ByteBuffer {
    var builder = ByteBufferBuilder()
    while true {
      let room = max(sizeHint - builder.count, 0) + (sizeHint == 0 ? chunk : 1)
      let count = try builder.append(capacity: room) { target throws(SourceError) in
        try readSome(descriptor, into: target)
      }
      if count == 0 { return ByteBuffer(builder) }
      guard builder.count <= limit else { throw .tooLarge(limit: limit) }
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

  private static func failure(_ code: Int32) -> SourceError {
    switch code {
    case ENOENT, ENOTDIR: .noSuchFile
    case EISDIR: .isFolder
    default: .notReadable(reason: String(cString: strerror(code)))
    }
  }
}
