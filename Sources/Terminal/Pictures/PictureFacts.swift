import Drawing
import Glibc
import Input
import Prism
import Text

/// The facts about pictures that a terminal has told.
public struct PictureFacts: Hashable, Sendable {
  /// Whether the terminal has taken a picture in kitty's protocol.
  public private(set) var takesGraphics = false
  public private(set) var takesSixels = false
  /// The size of a cell in pixels.
  public internal(set) var cell: Size?
  /// The number of colours that sixels can have at once.
  public private(set) var colors: Int?
  /// The terminal's name and version.
  public private(set) var name: SafeText?

  /// Nothing is known before the terminal has answered.
  public init() {}

  /// Adds what a report says. Reports about anything else change nothing.
  mutating func note(_ report: Report) {
    guard [.application, .device, .answer, .control].contains(report.marker) else { return }
    let text = String(decoding: report.bytes, as: UTF8.self)
    switch report.marker {
    case .application where text == Self.taken: takesGraphics = true
    case .device where text.hasPrefix(">|"): name = SafeText(String(text.dropFirst(2).dropLast(2).prefix(40)))
    case .answer where text.hasSuffix("c"): note(attributes: Self.numbers(text))
    case .answer where text.hasSuffix("S"): note(registers: Self.numbers(text))
    case .control where text.hasSuffix("t"): note(window: Self.numbers(text))
    default: break
    }
  }

  private static let taken = "Gi=\(Question.trialPicture);OK\u{1B}\\"

  /// `62 ; 4 ; 22`: the first number is the level of the terminal, and 4 means sixels. Below 60 the other numbers have
  /// other meanings.
  private mutating func note(attributes: [Int?]) {
    guard let level = attributes.first ?? nil, level >= 60 else { return }
    takesSixels = attributes.dropFirst().contains(4)
  }

  /// `1 ; 0 ; 256`: the number of colour registers, without a fault.
  private mutating func note(registers: [Int?]) {
    guard registers.count == 3, registers[0] == 1, registers[1] == 0, let count = registers[2],
      TerminalPictures.colorCounts.contains(count)
    else { return }
    colors = count
  }

  /// `6 ; 20 ; 10`: the height and the width of a cell in pixels.
  private mutating func note(window: [Int?]) {
    guard window.count == 3, window[0] == 6, let height = window[1], let width = window[2],
      TerminalPictures.allows(cell: Size(width, height))
    else { return }
    cell = Size(width, height)
  }

  /// Returns the numbers of a report without its last letter.
  private static func numbers(_ text: String) -> [Int?] {
    text.dropLast().split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
  }
}
