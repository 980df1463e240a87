import Foundation

/// Programs of the package, as they were built together with the running tests.
public enum BuiltProduct {
  /// The path of an executable; it need not exist if the test target does not depend on its target.
  public static func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  /// On Linux the tests are an executable beside all others. The name it was started by may be relative or a link.
  private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}
