import Foundation

/// The memory of this process.
enum ResidentMemory {
  /// Returns the peak of the resident memory in bytes, with the program and its libraries.
  ///
  /// `ru_maxrss` cannot be used, because Linux keeps it across `exec` and a child would begin with the peak of its
  /// parent.
  static func peak() -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
