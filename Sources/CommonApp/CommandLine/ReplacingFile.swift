import Glibc
import Reporting
import Wording

/// A file that replaces another when it is complete. Readers see the old content or the new one, never a part.
struct ReplacingFile {
  let path: String
  let descriptor: Int32
  /// The file with the output until it is complete; `nil` for a pipe or a device, which is written directly.
  private let draft: String?

  /// Opens the file. A link stays, and the file that it leads to is replaced.
  init(_ path: String) throws(Failure) {
    self.path = path
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT == S_IFDIR { throw Self.failure(path, EISDIR) }
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
      draft = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw Self.failure(path, errno) }
      return
    }
    let name = "\(isThere ? Self.resolved(path) : path).part-\(getpid())"
    draft = name
    descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw Self.failure(path, errno) }
    if isThere { fchmod(descriptor, status.st_mode & 0o777) }
  }

  /// Puts the complete file in its place.
  func finish() throws(Failure) {
    guard close(descriptor) == 0 else {
      let code = errno
      discardDraft()
      throw Self.failure(path, code)
    }
    guard let draft else { return }
    guard rename(draft, Self.resolved(path)) == 0 else {
      let code = errno
      discardDraft()
      throw Self.failure(path, code)
    }
  }

  /// Removes the incomplete file. The file at the path stays as it was.
  func discard() {
    close(descriptor)
    discardDraft()
  }

  private func discardDraft() {
    if let draft { unlink(draft) }
  }

  private static func failure(_ path: String, _ code: Int32) -> Failure {
    Failure(status: .cannotWrite, message: .unwritable(path, Message(system: code)))
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
