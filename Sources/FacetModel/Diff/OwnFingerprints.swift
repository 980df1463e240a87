import Glibc
import JSON
import Synchronization

/// The fingerprints of the visible parts of facets by themselves, which a second thread computes while the tree of a long
/// feed is built.
///
/// They are computed from most bytes of the feed, which is nearly all of the time of a first comparison.
final class OwnFingerprints {
  /// Facets with consecutive numbers, whose records are complete.
  final class Batch: @unchecked Sendable {
    private var records: [FacetRecord]
    private let documents: [Document]
    /// Written by one thread, and then only read.
    private(set) var fingerprints: [Fingerprint] = []

    init(_ records: ArraySlice<FacetRecord>, _ documents: [Document]) {
      self.records = Array(records)
      self.documents = documents
    }

    func compute(with maker: FingerprintMaker) {
      var maker = maker
      var fingerprints: [Fingerprint] = []
      fingerprints.reserveCapacity(records.count)
      FingerprintSource.forEach(of: records[...], in: documents, .visible) { record, source in
        maker.add(record, of: source)
        fingerprints.append(maker.finish())
      }
      self.fingerprints = fingerprints
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
