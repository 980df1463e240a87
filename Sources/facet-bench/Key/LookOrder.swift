import Drawing
import Prism

/// The bytes of the cheapest order that changes one look into another.
enum LookOrder {
  static func length(from old: ResolvedStyle, to new: ResolvedStyle) -> Int {
    if old == new { return 0 }
    return min(length(of: anew(new)), length(of: change(from: old, to: new)))
  }

  /// `ESC [`, the numbers with their separators, and `m`. A lone 0 is left out.
  private static func length(of numbers: [Int]) -> Int {
    if numbers == [0] { return 3 }
    return 3 + numbers.reduce(0) { $0 + String($1).count } + numbers.count - 1
  }

  /// The numbers that turn everything off, and then on what is needed.
  private static func anew(_ style: ResolvedStyle) -> [Int] {
    [0] + on.filter { style.attributes.contains($0.attribute) }.map(\.number) + numbers(of: style.foreground, 30)
      + numbers(of: style.background, 40)
  }

  /// The numbers for what differs alone.
  private static func change(from old: ResolvedStyle, to new: ResolvedStyle) -> [Int] {
    let ended = old.attributes.subtracting(new.attributes)
    var numbers = off.filter { !ended.isDisjoint(with: $0.attributes) }.map(\.number)
    // Bold and dim end together.
    let left = numbers.contains(22) ? old.attributes.subtracting([.bold, .dim]) : old.attributes
    numbers += on.filter { new.attributes.subtracting(left).contains($0.attribute) }.map(\.number)
    if old.foreground != new.foreground { numbers += self.numbers(of: new.foreground, 30, orDefault: true) }
    if old.background != new.background { numbers += self.numbers(of: new.background, 40, orDefault: true) }
    return numbers
  }

  private static let on: [(attribute: TextAttributes, number: Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
  private static let off: [(attributes: TextAttributes, number: Int)] = [
    ([.bold, .dim], 22), (.italic, 23), (.underline, 24), (.reverse, 27), (.strikethrough, 29),
  ]

  private static func numbers(of color: ResolvedColor, _ base: Int, orDefault: Bool = false) -> [Int] {
    switch color {
    case .terminalDefault: orDefault ? [base + 9] : []
    case .indexed(let index) where index < 8: [base + Int(index)]
    case .indexed(let index) where index < 16: [base + 52 + Int(index)]
    case .indexed(let index): [base + 8, 5, Int(index)]
    case .rgb(let rgb): [base + 8, 2, Int(rgb.red), Int(rgb.green), Int(rgb.blue)]
    }
  }
}
