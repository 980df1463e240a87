import Glibc

/// The folder of the sockets on which running programs are asked to show a facet. Only the user can enter it.
package struct SocketFolder {
  private let path: String

  private static let ending = ".sock"
  /// The most sockets that are tried.
  private static let most = 32

  /// Opens the folder in `$XDG_RUNTIME_DIR`; `nil` unless that folder is private to the user. With `isMade` it is made
  /// if it is missing.
  package init?(_ environment: (String) -> String?, isMade: Bool) {
    guard let parent = environment("XDG_RUNTIME_DIR"), parent.hasPrefix("/"), Self.isPrivate(parent) else { return nil }
    path = parent + "/facet"
    if isMade { mkdir(path, 0o700) }
    guard Self.isPrivate(path) else { return nil }
  }

  /// Whether a path is a folder of the user, not a link to one, that other users cannot enter.
  private static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
      && status.st_mode & 0o077 == 0
  }

  /// The path of this process's own socket.
  var own: String { "\(path)/\(getpid())\(Self.ending)" }

  /// The sockets of all running programs, the newest first.
  package var sockets: [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var found: [(path: String, time: timespec)] = []
    while found.count < Self.most, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var status = stat()
      guard name.hasSuffix(Self.ending), lstat("\(path)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFSOCK
      else { continue }
      found.append(("\(path)/\(name)", status.st_mtim))
    }
    return found.sorted { ($0.time.tv_sec, $0.time.tv_nsec) > ($1.time.tv_sec, $1.time.tv_nsec) }.map(\.path)
  }

  /// Calls `body` with the address of a socket; `nil` if its path is too long for an address.
  static func withAddress<Result>(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    // The address ends with a zero.
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Whether the process at the other end of a socket belongs to the same user.
  static func isOwnUser(_ socket: Int32) -> Bool {
    // The kernel writes the process, the user and the group.
    var peer: [UInt32] = [.max, .max, .max]
    var size = socklen_t(peer.count * MemoryLayout<UInt32>.size)
    return getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer[1] == geteuid()
  }

  static func makeSocket() -> Int32 {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
  }
}
