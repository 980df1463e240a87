import CCurl
import Glibc
import JSON
import Wording

/// Sends several requests at a time and never waits by itself. It tells the caller which descriptors to poll and how
/// long, and proceeds when `proceed` is called.
/// It is a class because libcurl calls it back.
public final class HTTPClient {
  private let library: CurlLibrary
  private let multi: CurlLibrary.Handle
  private var settings: HTTPSettings
  private var transfers: [Int: CurlTransfer] = [:]
  private var sockets: [Int32: Int16] = [:]
  /// The time at which libcurl has to be called, in milliseconds of this client's clock.
  private var timer: Int?
  private var outcomes: [HTTPOutcome] = []

  public init(_ settings: HTTPSettings) throws(HTTPFault) {
    library = try CurlLibrary(name: settings.library ?? CurlLibrary.usualName)
    guard let multi = library.makeMulti() else { throw .badLibrary(reason: Message { $0.makesNoConnections }) }
    self.multi = multi
    self.settings = settings
    let this = Unmanaged.passUnretained(self).toOpaque()
    _ = facet_multi_set_pointer(library.setMulti, multi, CURLMOPT_SOCKETDATA, this)
    _ = facet_multi_set_pointer(library.setMulti, multi, CURLMOPT_TIMERDATA, this)
    _ = facet_multi_set_socket_function(library.setMulti, multi) { _, socket, what, client, _ in
      client.map { Unmanaged<HTTPClient>.fromOpaque($0).takeUnretainedValue().watch(socket, what) }
      return 0
    }
    _ = facet_multi_set_timer_function(library.setMulti, multi) { _, milliseconds, client in
      client.map { Unmanaged<HTTPClient>.fromOpaque($0).takeUnretainedValue().wakeUp(in: milliseconds) }
      return 0
    }
    // A connection that the server has closed must not end the program.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    for transfer in transfers.values { _ = library.remove(multi, transfer.handle) }
    transfers = [:]
    _ = library.cleanMulti(multi)
  }

  /// Sends a GET. The outcome has the same id.
  public func get(_ address: URIReference, headers: [HTTPHeader] = [], id: Int) {
    begin(address, headers, nil, id: id, redirects: 0, start: now)
  }

  /// Posts a body, only to the origin of the source. The outcome has the same id.
  public func post(_ body: ByteBuffer, to address: URIReference, headers: [HTTPHeader] = [], id: Int) {
    begin(address, headers, body, id: id, redirects: 0, start: now)
  }

  /// Sends requests, and follows redirects, by another rule from now on.
  public func change(_ rule: some AddressRule) {
    settings.reach = rule
  }

  public func cancel(_ id: Int) {
    guard let transfer = transfers.removeValue(forKey: id) else { return }
    _ = library.remove(multi, transfer.handle)
  }

  public var isIdle: Bool { transfers.isEmpty && outcomes.isEmpty }

  /// Returns the number of bytes of an answer so far.
  public func byteCount(of id: Int) -> Int { transfers[id]?.byteCount ?? 0 }

  /// The descriptors to poll. Idle connections are left out, so that they cause no wake-ups.
  public var descriptors: [pollfd] {
    isIdle ? [] : sockets.map { pollfd(fd: $0.key, events: $0.value, revents: 0) }
  }

  /// The longest time for a poll; `nil` if no request is waiting.
  public var millisecondsLeft: Int? {
    if isIdle { return nil }
    if !outcomes.isEmpty { return 0 }
    return timer.map { max(0, $0 - now) }
  }

  /// Proceeds as far as possible without waiting. Returns the outcomes since the last call.
  public func proceed() -> [HTTPOutcome] {
    guard !isIdle else { return [] }
    var ready = descriptors
    var running: Int32 = 0
    if !ready.isEmpty, poll(&ready, nfds_t(ready.count), 0) > 0 {
      for socket in ready where socket.revents != 0 {
        _ = library.act(multi, socket.fd, Self.bits(of: socket.revents), &running)
      }
    }
    if let timer, timer <= now {
      self.timer = nil
      _ = library.act(multi, facet_no_socket, 0, &running)
    }
    collect()
    defer { outcomes = [] }
    return outcomes
  }

  /// Waits until at least one request has ended.
  public func wait() -> [HTTPOutcome] {
    while !isIdle {
      let ended = proceed()
      if !ended.isEmpty { return ended }
      var waits = descriptors
      _ = poll(&waits, nfds_t(waits.count), Int32(clamping: millisecondsLeft ?? 1000))
    }
    return []
  }

  private func begin(
    _ address: URIReference, _ headers: [HTTPHeader], _ posted: ByteBuffer?, id: Int, redirects: Int, start: Int
  ) {
    do throws(HTTPFault) {
      let transfer = try CurlTransfer(
        library, id: id, address: address, headers: headers, posted: posted, redirects: redirects, start: start,
        limit: settings.limits.bytes)
      let left = settings.limits.milliseconds - (now - start)
      guard left > 0 else { throw HTTPFault(tooSlowFor: settings.limits) }
      try transfer.prepare(
        settings.headers(headers, for: address).map(\.line), milliseconds: left, certificates: settings.certificates)
      guard library.add(multi, transfer.handle) == CURLM_OK else {
        throw .badLibrary(reason: Message { $0.takesNoRequest })
      }
      transfers[id] = transfer
    } catch {
      outcomes.append(HTTPOutcome(id: id, result: .failure(error)))
    }
  }

  /// Collects the transfers that libcurl has ended.
  private func collect() {
    var left: Int32 = 0
    while let message = library.readInfo(multi, &left) {
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
        let transfer = transfers.values.first(where: { $0.handle == handle })
      else { continue }
      let code = message.pointee.data.result
      transfers[transfer.id] = nil
      _ = library.remove(multi, handle)
      finish(transfer, code)
    }
  }

  private func finish(_ transfer: CurlTransfer, _ code: CURLcode) {
    do throws(HTTPFault) {
      if let fault = HTTPFault(code, of: transfer, settings) { throw fault }
      let status = transfer.status
      // Status 304 is not a redirect: the answer has not changed.
      if (300..<400).contains(status), status != 304, let target = transfer.redirect {
        guard transfer.redirects < settings.limits.redirects else {
          throw .tooManyRedirects(limit: settings.limits.redirects)
        }
        // User name and password go only to the host that they were given for.
        let next = (target.host == transfer.address.host ? target : target.withoutUser).withUser(of: transfer.address)
        let posted = try posted(by: transfer, after: status, to: target)
        begin(
          next, posted == nil ? transfer.headers.filter { !$0.isOfBody } : transfer.headers, posted, id: transfer.id,
          redirects: transfer.redirects + 1, start: transfer.start)
        return
      }
      end(transfer, .success(HTTPResponse(transfer, status: status)))
    } catch {
      end(transfer, .failure(error))
    }
  }

  private func end(_ transfer: CurlTransfer, _ result: Result<HTTPResponse, HTTPFault>) {
    outcomes.append(HTTPOutcome(id: transfer.id, result: result, milliseconds: now - transfer.start))
  }

  /// Returns the body to post again at the target of a redirect. It is `nil` unless the server demands it (RFC 9110,
  /// 15.4). It is posted only to the origin of the source.
  private func posted(
    by transfer: CurlTransfer, after status: Int, to target: URIReference
  ) throws(HTTPFault) -> ByteBuffer? {
    let isPostedAgain = transfer.posted != nil && (status == 307 || status == 308)
    let objection = settings.reach.objection(to: target, from: transfer.address)
    if isPostedAgain {
      switch objection {
      case .notUnderstood?, .downgrade?: break
      default: guard settings.reach.isHome(target) else { throw .postedElsewhere(target) }
      }
    }
    if let objection { throw objection }
    return isPostedAgain ? transfer.posted : nil
  }

  private func watch(_ socket: Int32, _ what: Int32) {
    switch what {
    case CURL_POLL_IN: sockets[socket] = Int16(POLLIN)
    case CURL_POLL_OUT: sockets[socket] = Int16(POLLOUT)
    case CURL_POLL_INOUT: sockets[socket] = Int16(POLLIN | POLLOUT)
    default: sockets[socket] = nil
    }
    // Child programs must not inherit the socket.
    if what != CURL_POLL_REMOVE { _ = fcntl(socket, F_SETFD, FD_CLOEXEC) }
  }

  private func wakeUp(in milliseconds: Int) {
    timer = milliseconds < 0 ? nil : now + milliseconds
  }

  private static func bits(of events: Int16) -> Int32 {
    var bits: Int32 = 0
    if events & Int16(POLLIN) != 0 { bits |= CURL_CSELECT_IN }
    if events & Int16(POLLOUT) != 0 { bits |= CURL_CSELECT_OUT }
    if events & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 { bits |= CURL_CSELECT_ERR }
    return bits
  }

  /// The milliseconds since the system started. The standard library's own clock belongs to its concurrency library,
  /// which would have to be loaded at every start.
  private var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }
}
