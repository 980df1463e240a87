import Foundation

/// The memory of this process.
enum ResidentMemory {
  /// The most that has ever been resident, program and libraries included, in bytes.
  ///
  /// Not `ru_maxrss`: Linux carries that one over `exec`, so a child would start with the peak of its parent.
  static func peak() -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }.map { $0 * 1024 }
  }
}
