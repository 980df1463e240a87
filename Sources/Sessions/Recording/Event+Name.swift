import AppCore
import Input
import Pages
import Text

/// The text form of events. Events of a terminal have their names in key scripts. Others are `Clock:1200`, `Loaded:3`,
/// `NotLoaded:3,"no answer"`, `NotSaved:3,"no answer"`, `Progress:3,4096`, `Changed:0`, `Show:"/body/2"`, `HearsMouse:1`
/// and `Failed:"the disk is full"`.
/// `Request:…`, `Picture:…` and `Frame:…` are described at `RequestFacts`, `PictureText` and `FrameFacts`.
extension Event {
  package var name: String {
    if let input { return input.description }
    switch self {
    case .clock(let milliseconds): return "Clock:\(milliseconds)"
    case .loaded(_, let id): return "Loaded:\(id)"
    case .notLoaded(let reason, let id, let isFinal):
      return "\(isFinal ? "NotSaved" : "NotLoaded"):\(id),\(QuotedText.quoted(reason.string))"
    case .progress(let bytes, let id): return "Progress:\(id),\(bytes)"
    case .requested(let facts): return "Request:\(facts.name)"
    case .picture(let order, let result, let form):
      return "Picture:\(PictureText(order: order, result: result, form: form).name)"
    case .changed(let page): return "Changed:\(page)"
    case .show(let place): return "Show:\(QuotedText.quoted(place))"
    case .hearsMouse(let hears): return "HearsMouse:\(hears ? 1 : 0)"
    case .measured(let facts): return "Frame:\(facts.name)"
    case .failed(let reason): return "Failed:\(QuotedText.quoted(reason.string))"
    case .key, .mouse, .paste, .focus, .resize, .signal, .answer: return ""
    }
  }

  /// Reads a name; `page` is the page of a `Loaded` event.
  package init?(name: String, page: LoadedPage? = nil) {
    if let input = InputEvent(name) {
      guard Self.isBearable(input) else { return nil }
      self.init(input, in: .english)
      return
    }
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = name[colon...].dropFirst()
    let comma = value.utf8.firstIndex(of: UInt8(ascii: ",")) ?? value.endIndex
    let number = Self.number(value[..<comma])
    let rest = comma == value.endIndex ? "" : value[value.utf8.index(after: comma)...]
    switch name[..<colon] {
    case "Clock":
      guard let time = Self.number(value) else { return nil }
      self = .clock(time)
    case "Loaded":
      guard let page, let id = Self.number(value) else { return nil }
      self = .loaded(page, id: id)
    case "NotLoaded", "NotSaved":
      guard let number, let reason = QuotedText.text(rest) else { return nil }
      self = .notLoaded(reason: SafeText(reason), id: number, isFinal: name[..<colon] == "NotSaved")
    case "Progress":
      guard let number, let bytes = Self.number(rest) else { return nil }
      self = .progress(bytes: bytes, id: number)
    case "Request":
      guard let facts = RequestFacts(name: value) else { return nil }
      self = .requested(facts)
    case "Picture":
      guard let text = PictureText(name: value) else { return nil }
      self = .picture(text.order, text.result, text.form)
    case "Changed":
      guard let page = Self.number(value) else { return nil }
      self = .changed(page: page)
    case "Show":
      guard let place = QuotedText.text(value), place.utf8.count <= Self.longestPlace else { return nil }
      self = .show(place: place)
    case "HearsMouse":
      guard let number, number <= 1 else { return nil }
      self = .hearsMouse(number == 1)
    case "Frame":
      guard let facts = FrameFacts(name: value) else { return nil }
      self = .measured(facts)
    case "Failed":
      guard let reason = QuotedText.text(value) else { return nil }
      self = .failed(reason: SafeText(reason))
    default: return nil
    }
  }

  private var input: InputEvent? {
    switch self {
    case .key(let key): .key(key)
    case .mouse(let mouse): .mouse(mouse)
    case .paste(let text): .paste(text)
    case .focus(let isIn): isIn ? .focusIn : .focusOut
    case .resize(let size): .resize(size)
    case .signal(let signal): .signal(signal)
    case .answer(let answer): .answer(answer)
    case .clock, .loaded, .notLoaded, .progress, .requested, .picture, .changed, .show, .hearsMouse, .measured, .failed:
      nil
    }
  }

  /// The most bytes of a place that an editor asks for.
  private static let longestPlace = 1 << 14

  /// Reads a number up to 2^42: longer than a lifetime in milliseconds, and far from overflow in sums.
  private static func number(_ text: some StringProtocol) -> Int? {
    guard let number = Int(text), 0...(1 << 42) ~= number else { return nil }
    return number
  }

  /// Whether an input is small enough, since a file may hold a paste of any size.
  private static func isBearable(_ input: InputEvent) -> Bool {
    switch input {
    case .paste(let text): text.utf8.count <= 1 << 17
    case .key, .mouse, .unfinishedPaste, .focusIn, .focusOut, .resize, .signal, .answer: true
    }
  }
}
