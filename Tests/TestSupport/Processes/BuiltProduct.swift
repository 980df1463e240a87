import Foundation

/// Programs of the package, built together with the running tests.
public enum BuiltProduct {
  /// The path of an executable; it need not exist if the test target does not depend on its target.
  public static func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  /// The folder of the test executable, which holds all others. Its own name may be relative or a link.
  private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
}
