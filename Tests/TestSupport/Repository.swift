import Foundation

/// The folder of the project, for tests that read samples or run scripts.
public enum Repository {
  public static let root: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    preconditionFailure("no Package.swift above \(#filePath)")
  }()

  /// The absolute path of a file in the project, such as `Repository.path("SampleFeeds/home.json")`.
  public static func path(_ relative: String) -> String {
    root.appending(path: relative).path
  }
}
