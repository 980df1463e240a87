/// Two colours that components show together. Every pair is declared here, and the contrast of every pair is checked in
/// every brand, scheme and depth.
public struct ColorPair: Hashable, Sendable {
  /// The use of a pair, which decides the contrast it needs.
  public enum Purpose: Sendable {
    /// Text on a background.
    case text
    /// A mark or line that carries meaning.
    case mark
  }

  public let foreground: Color
  public let background: Color
  public let purpose: Purpose

  public static let all: [ColorPair] = texts + ownGrounds + marks

  /// Returns the pairs that need the contrast of a level. In high contrast disabled things are read as well, and marks
  /// are seen on every ground.
  public static func all(in contrast: ContrastLevel) -> [ColorPair] {
    switch contrast {
    case .normal: all
    case .high: all + highContrast
    }
  }

  /// Returns whether two colours were chosen for each other, apart from the backgrounds of the page. The contrast of
  /// other pairs has to be computed.
  static func isDeclared(_ foreground: Color, on background: Color) -> Bool {
    ownGrounds.contains { $0.background == background && $0.foreground == foreground }
  }

  private static let pageGrounds: [BackgroundColor] = [.primary, .secondary, .elevated, .selected, .banner]

  private static let texts: [ColorPair] = {
    let onEveryGround: [Color] = [
      .text(.primary), .text(.subdued), .text(.brand), .text(.link), .text(.success), .text(.warning), .text(.error),
      .price(.regular), .price(.sale), .rating(.text), .status(.open),
      .status(.closed),
    ]
    return onEveryGround.flatMap { color in
      pageGrounds.map { ColorPair(foreground: color, background: .background($0), purpose: .text) }
    }
  }()

  /// The pairs whose ground belongs to the component itself.
  private static let ownGrounds: [ColorPair] = {
    let pairs: [(Color, Color)] = [
      (.button(.primary(.foreground)), .button(.primary(.background))),
      (.button(.secondary(.foreground)), .button(.secondary(.background))),
      (.button(.tertiary(.foreground)), .button(.tertiary(.background))),
      (.chip(.unselected(.foreground)), .chip(.unselected(.background))),
      (.chip(.selected(.foreground)), .chip(.selected(.background))),
      (.notice(.error(.foreground)), .notice(.error(.background))),
      (.bar(.foreground), .bar(.background)), (.bar(.accent), .bar(.background)),
      (.focus(.foreground), .focus(.background)), (.image(.words), .image(.ground)),
      (.button(.primary(.foreground)), .background(.brand)),
    ]
    let tags: [(TagPart) -> TagColor] = [
      TagColor.highlight, TagColor.informational, TagColor.positive, TagColor.warning, TagColor.dashPass,
    ]
    return
      (pairs
      + tags.flatMap { tag in
        [
          (Color.tag(tag(.foreground)), Color.tag(tag(.background))),
          (Color.tag(tag(.emphasisForeground)), Color.tag(tag(.emphasisBackground))),
        ]
      }).map { ColorPair(foreground: $0.0, background: $0.1, purpose: .text) }
  }()

  private static let marks: [ColorPair] = {
    let marks: [Color] = [
      .rating(.star), .icon(.primary), .icon(.subdued), .icon(.brand), .icon(.saved), .icon(.dashPass),
      .border(.primary), .border(.selected), .border(.error), .focus(.mark), .change(.inserted), .change(.updated),
      .change(.removed), .text(.disabled),
    ]
    return marks.flatMap { mark in
      [BackgroundColor.primary, .secondary, .elevated].map {
        ColorPair(foreground: mark, background: .background($0), purpose: .mark)
      }
    }
  }()

  private static let highContrast: [ColorPair] = {
    // The edges of a small round picture are brackets, and the signs of a comparison are letters, too.
    let highTexts: [Color] = [
      .text(.disabled), .border(.primary), .rating(.star), .icon(.primary), .icon(.subdued), .icon(.brand),
      .icon(.saved), .icon(.dashPass),
    ]
    let ownHighPairs: [(Color, Color)] = [
      (.button(.disabled(.foreground)), .button(.disabled(.background))),
      (.change(.inserted), .background(.primary)), (.change(.updated), .background(.primary)),
      (.change(.removed), .background(.primary)),
    ]
    let highMarks: [Color] = [.border(.selected), .focus(.mark)]
    func onEveryGround(_ colors: [Color], _ purpose: Purpose) -> [ColorPair] {
      colors.flatMap { color in
        pageGrounds.map { ColorPair(foreground: color, background: .background($0), purpose: purpose) }
      }
    }
    return onEveryGround(highTexts, .text) + onEveryGround(highMarks, .mark)
      + ownHighPairs.map { ColorPair(foreground: $0.0, background: $0.1, purpose: .text) }
  }()
}
