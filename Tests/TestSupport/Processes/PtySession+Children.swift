import Foundation

/// The programs that a program has started.
extension PtySession {
  public var children: [pid_t] {
    get throws {
      let process = processIdentifier
      let list = try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
      return list.split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// The most bytes of memory that the children have had at a time, shared memory included.
  public var peakMemoryOfChildren: Int {
    get throws { try children.reduce(0) { try $0 + ProcessFigures(of: $1).peakMemory } }
  }
}
