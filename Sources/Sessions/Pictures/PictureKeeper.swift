import Feeds
import JSON
import PictureDecoding
import Pictures

/// The cache of pictures from servers, as long as it works. After its first fault all pictures are loaded and decoded
/// as without it.
struct PictureKeeper {
  private let use: CacheUse
  private let file: PersonalFile
  private let size: Int
  private let clock: () -> Int
  private var cache: ResponseCache?
  private var isGone: Bool

  init(
    _ use: CacheUse, in file: PersonalFile, size: Int, clock: @escaping () -> Int = { WallClock.now }
  ) {
    self.use = use
    self.file = file
    self.size = size
    self.clock = clock
    isGone = use == .none
  }

  /// Whether pictures may be kept.
  var isWorking: Bool { !isGone }

  /// The kept picture at an address. Without a server to ask, every kept picture is fresh.
  mutating func picture(at address: URIReference) -> (validators: HTTPValidators, isFresh: Bool)? {
    let kept = attempt { cache throws(CacheFault) in try cache.picture(at: address) } ?? nil
    return kept.map { (validators: $0.validators, isFresh: $0.isFresh || use == .only) }
  }

  mutating func bytes(at address: URIReference) -> ByteBuffer? {
    attempt { cache throws(CacheFault) in try cache.pictureBytes(at: address) } ?? nil
  }

  /// Whether the bytes are there; another program may have deleted them.
  mutating func hasBytes(at address: URIReference) -> Bool {
    attempt { cache throws(CacheFault) in try cache.picture(at: address) != nil } ?? false
  }

  /// The drawn form of an order. The file may have been changed, so the form is checked like a decoder's answer.
  mutating func drawing(_ order: PictureOrder, at address: URIReference, as form: PictureForm)
    -> Result<PictureArt, PictureFault>?
  {
    let job = PictureJob(order, bytes: [], form: form)
    let recorded = attempt { cache throws(CacheFault) in try cache.drawing(of: address, as: job.recorded) } ?? nil
    guard let recorded, case .success(let art)? = job.result(recorded: recorded) else { return nil }
    return .success(art)
  }

  mutating func keep(_ art: PictureArt, for order: PictureOrder, at address: URIReference, as form: PictureForm) {
    let job = PictureJob(order, bytes: [], form: form)
    let bytes = job.recorded(.success(art))
    attempt { cache throws(CacheFault) in try cache.keepDrawing(bytes, of: address, as: job.recorded) }
  }

  /// Keeps the picture of a response, if the server allows it. Status 304 confirms the kept one.
  mutating func keep(_ response: HTTPResponse, at address: URIReference) {
    let until = clock() / 1000 + response.freshSeconds
    attempt { cache throws(CacheFault) in
      if response.status == 304 {
        try cache.confirmPicture(at: address, until: until)
      } else if response.mayBeKept {
        try cache.keepPicture(response.body, at: address, response.validators, until: until)
      } else {
        try cache.forgetPicture(at: address)
      }
    }
  }

  @discardableResult
  private mutating func attempt<Outcome>(_ body: (ResponseCache) throws(CacheFault) -> Outcome) -> Outcome? {
    do throws(CacheFault) {
      return try opened().map(body)
    } catch {
      isGone = true
      cache = nil
      return nil
    }
  }

  private mutating func opened() throws(CacheFault) -> ResponseCache? {
    if isGone { return nil }
    if let cache { return cache }
    guard let path = file.path.value else { return nil }
    let opened = try ResponseCache(path: path, limit: size, clock: clock)
    cache = opened
    return opened
  }
}

extension HTTPResponse {
  /// The time for which a picture may be shown again without a question (RFC 9111, 5.2.2). Without a word of the server
  /// it is a day.
  fileprivate var freshSeconds: Int {
    let rules = headers.filter { $0.name.lowercased() == "cache-control" }.flatMap { header in
      header.value.lowercased().split(separator: ",").map { $0.filter { $0 != " " } }
    }
    if rules.contains("no-cache") { return 0 }
    guard let age = rules.first(where: { $0.hasPrefix("max-age=") }) else { return Self.day }
    return min(max(0, Int(age.dropFirst(8)) ?? 0), 365 * Self.day)
  }

  private static let day = 86_400
}
