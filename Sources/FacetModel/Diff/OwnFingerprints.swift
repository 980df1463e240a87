import Glibc
import JSON
import Synchronization

/// The fingerprints of facets by themselves, which a second thread computes while the tree of a long feed is built.
///
/// They are computed from all bytes of the feed, which is nearly all of the time of a first comparison.
final class OwnFingerprints {
  /// Facets with consecutive numbers, whose records are complete.
  final class Batch: @unchecked Sendable {
    private var records: [FacetRecord]
    private let documents: [Document]
    /// Written by one thread, and then only read.
    private(set) var visible: [Fingerprint] = []
    private(set) var whole: [Fingerprint] = []

    init(_ records: ArraySlice<FacetRecord>, _ documents: [Document]) {
      self.records = Array(records)
      self.documents = documents
    }

    func compute(with maker: FingerprintMaker) {
      var maker = maker
      var visible: [Fingerprint] = []
      var whole: [Fingerprint] = []
      visible.reserveCapacity(records.count)
      whole.reserveCapacity(records.count)
      maker.makeEach(of: records[...], documents) { own in
        visible.append(own.visible)
        whole.append(own.whole)
      }
      (self.visible, self.whole) = (visible, whole)
      records = []
    }
  }

  private final class Queue: @unchecked Sendable {
    /// Counts the batches that have been added, and the end.
    private let signal: UnsafeMutablePointer<sem_t>
    private let waiting = Mutex<[Batch]>([])

    init() {
      signal = .allocate(capacity: 1)
      sem_init(signal, 0, 0)
    }

    deinit {
      sem_destroy(signal)
      signal.deallocate()
    }

    /// Adds a batch unless `most` are waiting. Returns whether it did.
    func add(_ batch: Batch, most: Int) -> Bool {
      let isAdded = waiting.withLock { waiting in
        if waiting.count < most { waiting.append(batch) }
        return waiting.last === batch
      }
      if isAdded { sem_post(signal) }
      return isAdded
    }

    func end() { sem_post(signal) }

    /// Takes a batch; `nil` if none is waiting.
    func take() -> Batch? { waiting.withLock { $0.popLast() } }

    func wait() {
      while sem_wait(signal) != 0, errno == EINTR {}
    }
  }

  /// The number of facets in a batch. A shorter feed is not worth a thread.
  static let batchSize = 2048

  private let maker: FingerprintMaker
  private let queue = Queue()
  private var thread: HelperThread?
  /// The most batches that wait. Beyond them this thread computes a batch itself, so that copies of records take little
  /// memory.
  private static let mostWaiting = 8

  private var batches: [Batch] = []
  private var count = 0

  /// Starts the thread; `nil` if the system gives none.
  init?(_ interner: Interner) {
    guard HelperThread.isUseful else { return nil }
    let maker = FingerprintMaker(interner)
    self.maker = maker
    let queue = queue
    let thread = HelperThread {
      queue.wait()
      while let batch = queue.take() {
        batch.compute(with: maker)
        queue.wait()
      }
    }
    guard let thread else { return nil }
    self.thread = consume thread
  }

  deinit {
    while queue.take() != nil {}
    stop()
  }

  /// Adds all facets behind those that were added before.
  func add(upTo records: [FacetRecord], _ documents: [Document]) {
    guard count < records.count else { return }
    let batch = Batch(records[count...], documents)
    count = records.count
    batches.append(batch)
    if !queue.add(batch, most: Self.mostWaiting) { batch.compute(with: maker) }
  }

  /// Computes the rest with both threads. Returns all batches in the order of the facets, and keeps none.
  func take() -> [Batch] {
    while let batch = queue.take() { batch.compute(with: maker) }
    stop()
    defer { batches = [] }
    return batches
  }

  private func stop() {
    guard let thread = thread.take() else { return }
    queue.end()
    thread.join()
  }
}

extension FingerprintMaker {
  /// Calls `body` with the fingerprints of each facet's visible parts and of all its parts. For a facet with children, the
  /// second one is that of its logging alone. The rest needs the fingerprints of the children.
  @inline(__always)
  mutating func makeEach(
    of records: ArraySlice<FacetRecord>, _ documents: [Document],
    _ body: ((visible: Fingerprint, whole: Fingerprint)) -> Void
  ) {
    var rest = records
    while let first = rest.first {
      let source = FingerprintSource(documents[Int(first.document)])
      let facets = rest.prefix { $0.document == first.document }
      for record in facets {
        add(record, of: source)
        let visible = finish()
        if record.logging != .root { add(record.logging, of: source) }
        if record.childCount == 0 { add(visible) }
        body((visible, finish()))
      }
      rest = rest[facets.endIndex...]
    }
  }

  /// Adds a facet without its logging and its children.
  mutating func add(_ record: FacetRecord, of source: FingerprintSource) {
    add(UInt64(record.id.rawValue) | UInt64(record.childCount) << 32, UInt64(record.component.rawValue))
    var parts: UInt64 = 0
    for part in FacetParts.visible.values {
      let place = record.place(of: part)
      if place != .root {
        parts |= UInt64(part.rawValue)
        add(place, of: source)
      }
    }
    add(UInt64(record.category.rawValue), parts)
  }
}
