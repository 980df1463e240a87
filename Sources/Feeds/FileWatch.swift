import Glibc

/// Watches files and returns those that were written, in place or by replacing the file as many editors do.
///
/// The files are watched and not their folders, where other programs may write all day. A folder is watched only while
/// a file in it is missing. A link is watched beside its file, because it may lead to another one.
public struct FileWatch: ~Copyable {
  /// The descriptor to poll for reading.
  public let descriptor: Int32
  /// The paths by the watch of their file, to which several may lead.
  private var watches: [Int32: Set<String>] = [:]
  private var links: [Int32: String] = [:]
  private var paths: Set<String> = []
  private var missing: Set<String> = []
  private var folders: [Int32: String] = [:]

  /// The events of a file that was written to its end or is gone. A file that is still being written is not ready.
  private static let fileEvents = UInt32(IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF)
  private static let linkEvents = UInt32(IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF | IN_DONT_FOLLOW)
  private static let folderEvents = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE)

  /// Returns `nil` if the system allows no further watches.
  public init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Watches a file. Watching a file twice has no effect, and a file that cannot be watched is ignored.
  public mutating func watch(_ path: String) {
    if paths.insert(path).inserted { look(at: path) }
  }

  private mutating func look(at path: String) {
    if Self.isLink(path) {
      let watch = inotify_add_watch(descriptor, path, Self.linkEvents)
      if watch >= 0 { links[watch] = path }
    }
    let watch = inotify_add_watch(descriptor, path, Self.fileEvents)
    if watch >= 0 {
      watches[watch, default: []].insert(path)
      missing.remove(path)
    } else if missing.insert(path).inserted {
      let folder = Self.folder(of: path)
      let watch = inotify_add_watch(descriptor, folder, Self.folderEvents)
      if watch >= 0 { folders[watch] = folder }
    }
  }

  /// Returns the files that were written since the last call, each once. Never waits.
  public mutating func changedFiles() -> Set<String> {
    var events: [(watch: Int32, mask: UInt32)] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        Self.collect(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &events)
      }
    }
    var changed: Set<String> = []
    for (watch, mask) in events {
      if let path = links.removeValue(forKey: watch) {
        inotify_rm_watch(descriptor, watch)
        leave(path)
        look(at: path)
        changed.insert(path)
      }
      for path in watches[watch] ?? [] where mask & UInt32(IN_CLOSE_WRITE) != 0 || isReplaced(path, watch) {
        changed.insert(path)
      }
    }
    // A file that has just been created is not written yet.
    let isWritten = events.contains { $0.mask & UInt32(IN_CREATE) == 0 }
    if !events.isEmpty { changed.formUnion(found(isWritten: isWritten)) }
    return changed.filter { access($0, F_OK) == 0 }
  }

  /// Returns whether another file, or none, has the path now. A file with only other rights is the same.
  private mutating func isReplaced(_ path: String, _ watch: Int32) -> Bool {
    let now = inotify_add_watch(descriptor, path, Self.fileEvents)
    guard now != watch else { return false }
    leave(path)
    look(at: path)
    return true
  }

  /// Ends the watch of the file to which a path led.
  private mutating func leave(_ path: String) {
    for watch in watches.keys where watches[watch]?.remove(path) != nil && watches[watch]?.isEmpty == true {
      watches[watch] = nil
      inotify_rm_watch(descriptor, watch)
    }
  }

  /// Returns the files that were missing and exist again.
  private mutating func found(isWritten: Bool) -> Set<String> {
    let back = missing.filter { access($0, F_OK) == 0 && (isWritten || Self.isLink($0)) }
    for path in back { look(at: path) }
    if missing.isEmpty {
      for watch in folders.keys { inotify_rm_watch(descriptor, watch) }
      folders = [:]
    }
    return back
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func collect(_ bytes: UnsafeRawBufferPointer, into events: inout [(watch: Int32, mask: UInt32)]) {
    let headSize = MemoryLayout<inotify_event>.size
    var rest = bytes[...]
    while rest.count >= headSize {
      let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
      let end = rest.startIndex + headSize + Int(event.len)
      guard end <= rest.endIndex else { return }
      events.append((event.wd, event.mask))
      rest = rest[end...]
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    let folder = String(path[..<slash])
    return folder.isEmpty ? "/" : folder
  }
}
