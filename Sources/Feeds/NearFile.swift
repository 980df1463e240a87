import Glibc
import Text

/// Suggests a file for a misspelled path: one of the same folder.
public enum NearFile {
  /// Larger folders are read up to here, so that a misspelled path takes no noticeable time.
  private static let mostNames = 10_000

  /// Returns the path of the file in the same folder whose name is most like that of the path; `nil` if none is similar.
  public static func meant(by path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    guard let name = parts.last, !name.isEmpty, let stream = opendir(parts.count == 1 ? "." : folder + "/") else {
      return nil
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < mostNames, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    // Sorted, because the order of a folder differs between file systems.
    let known = names.sorted()
    let near = Self.similar(to: String(name), among: known) ?? known.first { $0.hasPrefix(name + ".") }
    return near.map { parts.count == 1 ? $0 : folder + "/" + $0 }
  }

  /// The name with the fewest changes. Names of one or two letters are similar to everything.
  private static func similar(to name: String, among known: [String]) -> String? {
    Misspelling.meant(by: name, among: known.filter { ($0.split(separator: ".").first?.utf8.count ?? 0) > 2 })
  }
}
