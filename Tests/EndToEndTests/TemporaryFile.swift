import Foundation

/// A file that is deleted together with this object.
final class TemporaryFile {
  private let place = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")

  var path: String { place.path }

  init(_ text: String) throws {
    try Data(text.utf8).write(to: place)
  }

  deinit {
    try? FileManager.default.removeItem(at: place)
  }
}
