import Glibc

/// Says which files have been written anew. Their folders are watched, since many editors write another file and give it
/// the old one's name.
public struct FileWatch: ~Copyable {
  /// Poll it for reading.
  public let descriptor: Int32
  /// The names that matter in each folder, by the number of its watch.
  private var names: [Int32: Set<String>] = [:]
  private var watches: [String: Int32] = [:]
  private var paths: Set<String> = []

  /// Written to the end, or put in the place of another. What is still being written is of no use to anybody.
  private static let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)

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
    guard paths.insert(path).inserted else { return }
    let (folder, name) = Self.parts(of: path)
    let watch = watches[folder] ?? inotify_add_watch(descriptor, folder, Self.events)
    guard watch >= 0 else { return }
    watches[folder] = watch
    names[watch, default: []].insert(name)
  }

  /// The files that have been written since somebody last asked, each once. Never waits.
  public mutating func changedFiles() -> Set<String> {
    var changed: Set<String> = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
        collect(UnsafeRawBufferPointer(rebasing: buffer[..<count]), into: &changed)
      }
    }
    return changed
  }

  private func collect(_ events: UnsafeRawBufferPointer, into changed: inout Set<String>) {
    let headSize = MemoryLayout<inotify_event>.size
    var rest = events[...]
    while rest.count >= headSize {
      let event = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: inotify_event.self)
      let end = rest.startIndex + headSize + Int(event.len)
      guard end <= rest.endIndex else { return }
      let bytes = rest[rest.startIndex + headSize..<end].prefix { $0 != 0 }
      let name = String(decoding: bytes, as: UTF8.self)
      if names[event.wd]?.contains(name) == true {
        changed.formUnion(
          paths.filter { Self.parts(of: $0).name == name && watches[Self.parts(of: $0).folder] == event.wd })
      }
      rest = rest[end...]
    }
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
  }
}
