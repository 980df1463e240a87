import Glibc
import JSON

/// Writes a session as it happens: whole lines, each by one order to the system, and only ever at the end. Whoever is
/// killed leaves all that has been written.
public final class SessionWriter {
  private let descriptor: Int32
  private var text = SessionText()
  /// Why nothing more is written.
  public private(set) var fault: String?

  public enum Refusal: Error, Hashable, Sendable {
    /// What has been recorded is never written over.
    case isThere
    case notWritable(reason: String)
  }

  public init(_ path: String) throws(Refusal) {
    // What people have typed is in it: it is nobody else's.
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
    guard file >= 0 else { throw .notWritable(reason: String(cString: strerror(errno))) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFREG || status.st_size == 0 else {
      close(file)
      throw .isThere
    }
    descriptor = file
  }

  deinit {
    close(descriptor)
  }

  public func write(_ header: SessionHeader, body: ByteBuffer) {
    write(text.line(header, body: body))
  }

  public func write(_ entry: SessionEntry, body: ByteBuffer? = nil) {
    guard fault == nil else { return }
    write(text.line(entry, body: body))
  }

  private func write(_ line: [UInt8]) {
    line.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          fault = String(cString: strerror(errno))
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
