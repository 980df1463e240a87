import Drawing
import Text

/// The pictures that the terminal keeps under numbers, by kitty's graphics protocol. Cells that name such a number show
/// the picture; their bytes are sent once.
struct PlaceholderPictures {
  /// Added to each number, since programs of one terminal share its numbers.
  let base: Int
  let isInTmux: Bool
  private var pictures: [Int: ScreenPicture] = [:]
  /// The pictures that the terminal has.
  private var sent: Set<Int> = []
  private var waiting: [Int] = []

  init(isInTmux: Bool, base: Int = Self.anyBase) {
    self.isInTmux = isInTmux
    self.base = base
  }

  /// A cell names its picture by a colour. Each row of a picture costs the digits of its number's three bytes, so the
  /// upper ones have two. Numbers without an upper byte are colours of the palette for some terminals.
  static var anyBase: Int { .random(in: 10...99) << 16 | .random(in: 10...99) << 8 }

  var hasWaiting: Bool { !waiting.isEmpty }

  /// Adopts the pictures of the next frames. Returns the bytes that remove the others from the terminal.
  mutating func keep(_ pictures: [Int: ScreenPicture]) -> [UInt8] {
    let gone = sent.filter { self.pictures[$0] != pictures[$0] }
    self.pictures = pictures.filter { $0.value.format == .png }
    sent.subtract(gone)
    waiting = self.pictures.keys.filter { !sent.contains($0) }.sorted()
    return remove(gone)
  }

  /// Returns the bytes of the next picture.
  mutating func next() -> [UInt8]? {
    guard !waiting.isEmpty else { return nil }
    let number = waiting.removeFirst()
    guard let picture = pictures[number] else { return nil }
    sent.insert(number)
    return words(picture, number)
  }

  /// Returns the bytes that remove all pictures, which are sent again later.
  mutating func removeAll() -> [UInt8] {
    let gone = sent
    sent = []
    waiting = pictures.keys.sorted()
    return remove(gone)
  }

  private func remove(_ numbers: Set<Int>) -> [UInt8] {
    numbers.sorted().flatMap { sequence("a=d,d=I,i=\(base + $0),q=2", [][...]) }
  }

  /// Returns the sequences with a picture, which may carry at most 4,096 characters each. `q=2` asks for no answer.
  private func words(_ picture: ScreenPicture, _ number: Int) -> [UInt8] {
    let text = Array(Base64.encode(picture.bytes).utf8)
    let head =
      "a=T,U=1,i=\(base + number),f=100,c=\(picture.size.width),r=\(picture.size.height),q=2"
    var words: [UInt8] = []
    words.reserveCapacity(text.count + text.count / 64)
    for start in stride(from: 0, to: text.count, by: Self.longestPiece) {
      let end = min(start + Self.longestPiece, text.count)
      let more = end < text.count ? "m=1" : "m=0"
      words += sequence(start == 0 ? head + "," + more : more, text[start..<end])
    }
    return words
  }

  private static let longestPiece = 4_096

  private func sequence(_ keys: String, _ text: ArraySlice<UInt8>) -> [UInt8] {
    let words =
      Array("\u{1B}_G\(keys)".utf8) + (text.isEmpty ? [] : [UInt8(ascii: ";")]) + text + Array("\u{1B}\\".utf8)
    return isInTmux ? TmuxPassage.wrapped(words) : words
  }
}
