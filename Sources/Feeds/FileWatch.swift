import Glibc

/// Says which files have been written anew, whether into the file itself or by putting another in its place, as many
/// editors do. Files are watched and not their folders, where others may be busy all day; a folder is watched only while
/// a file of it is missing.
public struct FileWatch: ~Copyable {
  /// Poll it for reading.
  public let descriptor: Int32
  private var watches: [Int32: String] = [:]
  private var paths: Set<String> = []
  private var missing: Set<String> = []
  private var folders: [Int32: String] = [:]

  /// Written to the end, or gone: what is still being written is of no use to anybody.
  private static let fileEvents = UInt32(IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF)
  private static let folderEvents = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)

  /// `nil` where the system watches nothing more for us.
  public init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// A file that is watched already is not watched twice; one that cannot be watched simply is not.
  public mutating func watch(_ path: String) {
    if paths.insert(path).inserted { look(at: path) }
  }

  private mutating func look(at path: String) {
    let watch = inotify_add_watch(descriptor, path, Self.fileEvents)
    if watch >= 0 {
      watches[watch] = path
      missing.remove(path)
    } else if missing.insert(path).inserted {
      let folder = Self.folder(of: path)
      let watch = inotify_add_watch(descriptor, folder, Self.folderEvents)
      if watch >= 0 { folders[watch] = folder }
    }
  }

  /// The files that have been written since somebody last asked, each once. Never waits.
  public mutating func changedFiles() -> Set<String> {
    var events: [(watch: Int32, mask: UInt32)] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        Self.collect(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &events)
      }
    }
    var changed: Set<String> = []
    for (watch, mask) in events {
      guard let path = watches[watch] else { continue }
      if mask & UInt32(IN_CLOSE_WRITE) != 0 {
        changed.insert(path)
      } else if isReplaced(path, watch) {
        changed.insert(path)
      }
    }
    if !events.isEmpty { changed.formUnion(found()) }
    return changed.filter { access($0, F_OK) == 0 }
  }

  /// Whether another file has its name now, or none; what has only got other rights is the same.
  private mutating func isReplaced(_ path: String, _ watch: Int32) -> Bool {
    let now = inotify_add_watch(descriptor, path, Self.fileEvents)
    guard now != watch else { return false }
    watches[watch] = nil
    inotify_rm_watch(descriptor, watch)
    if now >= 0 {
      watches[now] = path
    } else {
      look(at: path)
    }
    return true
  }

  /// What was missing and is there again.
  private mutating func found() -> Set<String> {
    let back = missing.filter { access($0, F_OK) == 0 }
    for path in back { look(at: path) }
    if missing.isEmpty {
      for watch in folders.keys { inotify_rm_watch(descriptor, watch) }
      folders = [:]
    }
    return back
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
