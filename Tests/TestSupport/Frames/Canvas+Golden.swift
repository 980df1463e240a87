import Drawing
import Prism

extension Canvas {
  /// The frame for a golden file: its text, then a letter for the style of each cell, then the legend of the letters.
  public var goldenRows: [String] {
    var letters: [ResolvedStyle: Character] = [:]
    var legend: [String] = []
    let looks = (0..<size.height).map { y in
      String(row(y).map { letter(for: $0.style, in: &letters, legend: &legend) })
    }
    return textRows + ["--- looks"] + looks + legend
  }

  private func letter(
    for style: ResolvedStyle, in letters: inout [ResolvedStyle: Character], legend: inout [String]
  ) -> Character {
    if let letter = letters[style] { return letter }
    let letter = Array("·abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")[min(letters.count, 52)]
    letters[style] = letter
    legend.append("\(letter) \(style.words)")
    return letter
  }
}
