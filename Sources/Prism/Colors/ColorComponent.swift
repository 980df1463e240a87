import Text
import Wording

/// One of the numbers of a colour space.
struct ColorComponent: Sendable {
  /// The numbers that it can be.
  enum Bounds {
    case upTo(Int)
    case below(Int)
    case zeroOrMore
    case any
  }

  let name: String
  private let bounds: Bounds

  private init(_ name: String, _ bounds: Bounds) {
    self.name = name
    self.bounds = bounds
  }

  func contains(_ number: Double) -> Bool {
    switch bounds {
    case .upTo(let highest): (0...Double(highest)).contains(number)
    case .below(let limit): (0..<Double(limit)).contains(number)
    case .zeroOrMore: number >= 0
    case .any: number >= -.infinity
    }
  }

  /// A sentence that says which numbers are allowed.
  func bounds(in space: ColorSpace, _ words: Words) -> SafeText {
    let (name, space) = (SafeText(name), SafeText(space.rawValue))
    return switch bounds {
    case .upTo(let highest): words.goes(name, from: 0, to: highest, in: space)
    case .below(let limit): words.goes(name, fromZeroToBelow: limit, in: space)
    case .zeroOrMore: words.isZeroOrMore(name, in: space)
    case .any: words.canBeAny(name, in: space)
    }
  }

  static func unit(_ name: String) -> ColorComponent { ColorComponent(name, .upTo(1)) }
  static func percentage(_ name: String) -> ColorComponent { ColorComponent(name, .upTo(100)) }
  static func unbounded(_ name: String) -> ColorComponent { ColorComponent(name, .any) }

  static let chroma = ColorComponent("chroma", .zeroOrMore)
  static let hue = ColorComponent("hue", .below(360))
}
