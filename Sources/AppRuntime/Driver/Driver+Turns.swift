import AppCore
import Glibc
import Pages
import Sessions

/// The turns of a run in real time: each waits for something to happen, and then takes all of it in a fixed order.
extension Driver {
  /// Tells the app the time for the first time.
  mutating func begin<Host: LiveHost & ~Copyable>(on host: inout Host) {
    source.setClock(host.now)
    take(.clock(host.now), on: &host)
  }

  /// The things that a wait has ended for.
  struct Waking {
    /// Whether there is something to do besides the source's answers.
    let isDue: Bool
    /// Whether a file may have changed.
    let mayHaveChanges: Bool
    /// Whether the source may have answers.
    let mayHaveAnswers: Bool
  }

  /// Sleeps until there is something to do; without work it does not wake up.
  func wait<Host: LiveHost & ~Copyable>(on host: borrowing Host) -> Waking {
    let input = host.millisecondsLeft
    let deadline = [deadline(on: host), host.deadline].compactMap(\.self).min()
    let watched = files.descriptors
    let hosts = host.waits
    let own = hosts.count + watched.count
    var waits =
      hosts + watched.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } + source.descriptors + source.writes
    let timeout = [
      deadline.map { max(0, $0 - host.now) }, source.millisecondsLeft, source.writingMilliseconds, input,
    ]
    .compactMap(\.self).min()
    _ = poll(&waits, nfds_t(waits.count), Int32(clamping: timeout ?? -1))
    let isDue =
      waits.prefix(own).contains { $0.revents != 0 } || input != nil
      || deadline.map { $0 <= host.now } ?? (timeout == nil)
    let mayHaveAnswers =
      waits.dropFirst(own).contains { $0.revents != 0 } || source.millisecondsLeft.map { $0 <= 0 } == true
    let mayHaveChanges = waits[hosts.count..<own].contains { $0.revents != 0 }
    return Waking(isDue: isDue, mayHaveChanges: mayHaveChanges, mayHaveAnswers: mayHaveAnswers)
  }

  /// Takes everything that has happened: the time, the progress of requests, answers, changed files, input, and
  /// complaints. Returns whether the app may look different now.
  ///
  /// Bytes alone are told with the next clock event.
  mutating func turn<Host: LiveHost & ~Copyable>(on host: inout Host, after waking: Waking) -> Bool {
    source.setClock(host.now)
    source.writeOn()
    var complaint = complaint(on: &host)
    // To ask for answers takes calls of the system.
    let answers = waking.mayHaveAnswers ? takeAnswers() : []
    if !waking.isDue, answers.isEmpty, complaint == nil { return false }
    var hasChanged = deadline(on: host) != nil
    if hasChanged { take(.clock(host.now), on: &host) }
    // Only a screen shows the bytes received.
    if !app.options.readsLines {
      for event in source.source.progress { take(event, on: &host) }
    }
    for event in answers {
      hasChanged = true
      take(event, on: &host)
    }
    for event in files.events(from: source.source, mayHaveChanged: waking.mayHaveChanges) {
      hasChanged = true
      take(.clock(host.now), on: &host)
      take(event, on: &host)
    }
    for request in host.takeShowRequests() {
      hasChanged = true
      take(.clock(host.now), on: &host)
      host.answer(request, show(request, on: &host))
    }
    while ending == nil, let event = nextInput(on: &host) {
      hasChanged = true
      take(event, on: &host)
    }
    // Before the wait, so that a page that has just been opened is watched from now on.
    files.watch(source.source)
    complaint = complaint ?? self.complaint(on: &host)
    if let complaint {
      hasChanged = true
      take(complaint, on: &host)
    }
    return hasChanged
  }

  private func nextInput<Host: LiveHost & ~Copyable>(on host: inout Host) -> Event? {
    guard let meter = app.meter else { return host.nextInput(for: app) }
    return meter.measure(.read) { host.nextInput(for: app) }
  }

  private mutating func takeAnswers() -> [Event] {
    app.meter.measure(.decode) { source.events() }
  }

  /// The time at which the app wants the clock.
  private func deadline<Host: LiveHost & ~Copyable>(on host: borrowing Host) -> Int? {
    host.isAway ? nil : app.deadline
  }
}
