import AppCore
import Feeds
import Glibc
import Sessions

/// The files whose pages are shown, watched for changes.
package struct OpenFiles: ~Copyable {
  private var watch: FileWatch?

  package init(isWatching: Bool = true) {
    watch = isWatching ? FileWatch() : nil
  }

  /// The descriptors to poll for reading.
  package var descriptors: [Int32] {
    switch watch {
    case .some(let watch): [watch.descriptor]
    case nil: []
    }
  }

  /// Sleeps until a file may have changed. Returns `false` if no file is watched, or if the reader of the output is gone.
  package func wait() -> Bool {
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard !waits.isEmpty else { return false }
    // Without a reader no more frames are printed.
    waits.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0))
    guard poll(&waits, nfds_t(waits.count), -1) >= 0 || errno == EINTR else { return false }
    return waits.last.map { $0.revents & Int16(POLLERR) == 0 } ?? false
  }

  /// Watches the files that are open now, also those opened since the last call.
  package mutating func watch(_ source: Source) {
    for file in source.openFiles { watch?.watch(file.path) }
  }

  /// The changes since the last call, as events. Nothing is asked if the descriptor is known not to be readable.
  package mutating func events(from source: Source, mayHaveChanged: Bool = true) -> [Event] {
    guard mayHaveChanged else { return [] }
    let files = source.openFiles
    let changed = changes(among: files.map(\.path))
    return files.filter { changed.contains($0.path) }.map { .changed(page: $0.number) }
  }

  /// The paths whose files have changed since the last call. All of them are watched from now on.
  package mutating func changes(among paths: [String]) -> [String] {
    for path in paths { watch?.watch(path) }
    guard let changed = watch?.changedFiles() else { return [] }
    return paths.filter { changed.contains($0) }
  }
}
