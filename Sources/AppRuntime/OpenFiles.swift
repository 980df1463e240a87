import AppCore
import Feeds
import Glibc
import Sessions

/// The files that what is shown has come from, watched for changes.
package struct OpenFiles: ~Copyable {
  private var watch = FileWatch()

  package init() {}

  /// Poll it for reading.
  package var descriptors: [Int32] {
    switch watch {
    case .some(let watch): [watch.descriptor]
    case nil: []
    }
  }

  /// Sleeps until something may have changed; `false` where nothing is watched, or nobody reads any more.
  package func wait() -> Bool {
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard !waits.isEmpty else { return false }
    // A reader that has gone away is worth no more frames.
    waits.append(pollfd(fd: STDOUT_FILENO, events: 0, revents: 0))
    guard poll(&waits, nfds_t(waits.count), -1) >= 0 || errno == EINTR else { return false }
    return waits.last.map { $0.revents & Int16(POLLERR) == 0 } ?? false
  }

  /// What has changed since somebody last asked, as events; files that have been opened since are watched from now on.
  package mutating func events(from source: Source) -> [Event] {
    let files = source.openFiles
    let changed = changes(among: files.map(\.path))
    return files.filter { changed.contains($0.path) }.map { .changed(page: $0.number) }
  }

  /// Which of these have changed since somebody last asked; they are watched from now on.
  package mutating func changes(among paths: [String]) -> [String] {
    for path in paths { watch?.watch(path) }
    guard let changed = watch?.changedFiles() else { return [] }
    return paths.filter { changed.contains($0) }
  }
}
