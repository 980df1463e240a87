import Foundation

/// The programs that a program has started.
extension PtySession {
  public var children: [pid_t] {
    get throws { try TestSupport.children(of: processIdentifier) }
  }

  /// The most bytes of memory that the children have had at a time, shared memory included.
  public var peakMemoryOfChildren: Int {
    get throws { try children.reduce(0) { try $0 + ProcessFigures(of: $1).peakMemory } }
  }
}
