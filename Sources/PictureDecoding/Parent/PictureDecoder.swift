import Drawing
import Glibc
import Pictures

/// Decodes pictures in another process, one at a time, so that a hostile picture cannot reach the process that owns the
/// terminal. The process is started for the first picture, and again after it ended.
///
/// The caller waits for `descriptors` until `millisecondsLeft`, and then asks for `events()`. The process dies with the
/// thread that started it, so one thread must do all calls.
package struct PictureDecoder: ~Copyable {
  /// An event: the picture with an id is ready or has a fault.
  package typealias Event = (id: Int, result: Result<PictureArt, PictureFault>)

  private let program: [String]
  /// The time for a picture, and for the start of the process, in milliseconds.
  private let limit: Int
  private var queue: [(id: Int, job: PictureJob)] = []
  private var finished: [Event] = []
  private var child: DecoderChild?
  /// The descriptor of the child.
  private var socket: Int32?
  /// The process id of the child.
  private(set) var process: pid_t?
  private var connection = DecoderConnection()
  private var running: (id: Int, job: PictureJob)?
  /// The running picture is no longer wanted: its answer is read, and dropped.
  private var isCancelled = false
  private var deadline: Int?
  private var restarts = 0
  /// Killed processes whose end has not been seen yet.
  private var dying: [pid_t] = []
  /// The first message of the process; `nil` before it came.
  package private(set) var report: DecoderReport?

  package init(program: [String], limit: Int = PictureLimits.jobTime) {
    self.program = program
    self.limit = limit
  }

  deinit { dying.forEach { waitForEnd(of: $0) } }

  /// Whether no picture is waiting or being decoded.
  package var isIdle: Bool { queue.isEmpty && running == nil && finished.isEmpty }

  /// Queues a picture. The id comes back with the event.
  package mutating func decode(_ job: PictureJob, id: Int) {
    if job.bytes.count > PictureLimits.mostBytes {
      finished.append((id, .failure(.tooManyBytes(job.bytes.count))))
    } else if job.rasterSize == nil {
      finished.append((id, .failure(.tooManyPixels(job.size))))
    } else {
      queue.append((id, job))
    }
  }

  /// Drops a picture. The caller gets no event for it.
  package mutating func cancel(_ id: Int) {
    queue.removeAll { $0.id == id }
    finished.removeAll { $0.id == id }
    // The rest of its decoding takes less time than a new process.
    if running?.id == id { isCancelled = true }
  }

  /// The descriptor to wait for, if there is one.
  package var descriptors: [pollfd] {
    guard let socket else { return [] }
    let events = POLLIN | (connection.hasMoreToSend ? POLLOUT : 0)
    return [pollfd(fd: socket, events: Int16(events), revents: 0)]
  }

  /// The time until `events()` has something to do, if it has anything to do without the descriptor.
  package var millisecondsLeft: Int? {
    if !finished.isEmpty || running == nil && !queue.isEmpty { return 0 }
    return deadline.map { max(0, $0 - Monotonic.milliseconds) }
  }

  /// Does what can be done without waiting, and returns what became of pictures.
  package mutating func events() -> [Event] {
    dying.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    // An idle process may have ended: the end must not count as that of the next picture.
    receive()
    checkTime()
    var hasBegun = false
    while running == nil, let next = queue.first {
      queue.removeFirst()
      begin(next)
      hasBegun = true
    }
    // The start of the picture is sent now. At most one answer more can be there, so that no call takes long.
    if hasBegun { receive() }
    defer { finished = [] }
    return finished
  }

  /// Waits for the next events, for programs without a terminal. Returns none when nothing is queued.
  package mutating func wait() -> [Event] {
    while true {
      let events = events()
      if !events.isEmpty || isIdle { return events }
      var descriptors = descriptors
      poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: millisecondsLeft ?? -1))
    }
  }

  /// Starts the process if need be, and waits for its report; `nil` if it sends none in time.
  package mutating func waitForReport() -> DecoderReport? {
    if socket == nil, start() { deadline = Monotonic.milliseconds + limit }
    while socket != nil, report == nil {
      var descriptors = descriptors
      poll(&descriptors, nfds_t(descriptors.count), Int32(clamping: millisecondsLeft ?? -1))
      receive()
      checkTime()
    }
    return report
  }

  private mutating func begin(_ next: (id: Int, job: PictureJob)) {
    guard socket != nil || start() else {
      finished.append((next.id, .failure(.decoderEnded)))
      return
    }
    running = next
    isCancelled = false
    deadline = Monotonic.milliseconds + limit
    connection.send(next.job.message)
  }

  /// Starts the process. Returns whether it runs.
  private mutating func start() -> Bool {
    guard restarts < PictureLimits.mostRestarts, let started = DecoderChild(program) else { return false }
    socket = started.socket
    process = started.process
    child = consume started
    report = nil
    return true
  }

  /// Exchanges bytes with the process, and handles the messages that are complete.
  private mutating func receive() {
    guard let socket else { return }
    let isThere = connection.write(to: socket)
    let hasMore = connection.read(from: socket, atMost: running?.job.longestAnswer ?? 1_024)
    while self.socket != nil, let message = connection.nextMessage() {
      handle(message)
    }
    if !isThere || !hasMore { fail(.decoderEnded) }
  }

  private mutating func handle(_ message: ArraySlice<UInt8>) {
    if report == nil {
      guard let report = DecoderReport(message: message) else { return fail(.decoderEnded) }
      self.report = report
      // The start of the process is not the picture's time.
      deadline = running == nil ? nil : Monotonic.milliseconds + limit
    } else if let running, let answer = PictureAnswer(message: message, to: running.job) {
      restarts = 0
      finish(answer)
    } else {
      // A process that sends anything else no longer does what its program says.
      fail(.decoderEnded)
    }
  }

  private mutating func checkTime() {
    if let deadline, Monotonic.milliseconds >= deadline { fail(.tooSlow) }
  }

  private mutating func finish(_ answer: PictureAnswer) {
    if let running, !isCancelled { finished.append((running.id, answer)) }
    running = nil
    deadline = nil
  }

  /// Ends the process, and with it the running picture.
  private mutating func fail(_ fault: PictureFault) {
    guard let ended = child.take() else { return }
    dying.append(ended.end())
    socket = nil
    process = nil
    connection = DecoderConnection()
    if running != nil { restarts += 1 }
    finish(.failure(fault))
  }
}
