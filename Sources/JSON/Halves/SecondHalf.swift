import Glibc

/// The second half of a long text, which another thread reads at the same time as the first half is read.
///
/// The thread begins after a comma between two objects and does not know the containers around it. It keeps the ends of
/// those containers in a list. The scanner of the first half closes them when it comes to that comma.
///
/// If the comma was part of a string, or anything else is odd, the scanner reads on by itself. So every text is read as
/// by one thread.
final class SecondHalf {
  /// The end of a container that begins in the first half.
  struct Closing {
    let isObject: Bool
    let end: Int
    /// The number of values and notes before the end.
    let nodes: Int
    let notes: Int
  }

  /// The values of the half, with symbols of an interner of its own.
  struct Content: ~Copyable {
    let arena: NodeArena
    let notes: NoteList
    let closings: [Closing]
    let interner: Interner
  }

  /// The place into which the thread puts the values.
  private final class Target {
    var content: Content?
  }

  /// The nesting of the first half at the comma above which the halves are not joined.
  static let deepest = 64

  /// The offset after the comma.
  let start: Int
  private let target = Target()
  private var thread: HelperThread?

  /// Begins to read the second half; `nil` for a short text, one without a place to begin, and without a second
  /// processor.
  init?(
    of base: UnsafePointer<UInt8>, _ range: Range<Int>, interner: Interner, deferring: SymbolSet, limits: ReadingLimits
  ) {
    guard range.count >= limits.sharedBytes, limits.depth > 2 * Self.deepest, HelperThread.isUseful,
      let start = SplitPlace.find(in: base, range)
    else { return nil }
    self.start = start
    let names = interner.beginning(through: deferring)
    let target = target
    let thread = HelperThread {
      target.content = Self.read(from: base, start..<range.upperBound, names, deferring, limits)
    }
    guard let thread else { return nil }
    self.thread = consume thread
  }

  deinit {
    thread.take()?.join()
  }

  /// Waits for the values; `nil` if the half could not be read.
  func take() -> Content? {
    thread.take()?.join()
    return target.content.take()
  }

  private static func read(
    from base: UnsafePointer<UInt8>, _ range: Range<Int>, _ interner: Interner, _ deferring: SymbolSet,
    _ limits: ReadingLimits
  ) -> Content? {
    var limits = limits
    limits.depth -= deepest
    let stack = UnsafeMutablePointer<ContainerFrame>.allocate(capacity: limits.depth)
    defer { stack.deallocate() }
    let sink = ArenaSink(interner: interner, deferring: deferring, capacity: range.count / 48, limits: limits)
    var scanner = Scanner(
      base: base, end: range.upperBound, at: range.lowerBound, limits: limits, stack: stack, depth: 0, sink: sink)
    guard let closings = try? scanner.readElementsToEnd() else { return nil }
    return scanner.content(closings)
  }
}
