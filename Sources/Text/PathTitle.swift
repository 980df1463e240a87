/// The short name of a file or folder, for the status line: `SampleFeeds/home.json` is `home.json`.
public enum PathTitle {
  public static func of(_ path: String) -> String {
    path.split(separator: "/").last.map { path == "-" ? "stdin" : String($0) } ?? path
  }
}
