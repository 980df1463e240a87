import Testing

/// Follows the pen through the data of a path that consists of `M`, `m`, `h`, `v` and `q`.
enum PenReader {
  /// The points of each line that the pen draws without being lifted.
  static func read(_ data: String) throws -> [[SVGBox.Point]] {
    var lines: [[SVGBox.Point]] = []
    var place = SVGBox.Point(x: 0, y: 0)
    var isDown = false
    for step in data.matches(of: /([Mmhvq])([^Mmhvq]*)/) {
      let numbers = step.2.matches(of: /-?[\d.]+/).compactMap { Double($0.0) }
      switch step.1 {
      case "M", "m":
        let origin = step.1 == "M" ? SVGBox.Point(x: 0, y: 0) : place
        place = SVGBox.Point(x: origin.x + numbers[0], y: origin.y + numbers[1])
        isDown = false
      case "h", "v", "q":
        let previous = place
        place =
          switch step.1 {
          case "h": SVGBox.Point(x: place.x + numbers[0], y: place.y)
          case "v": SVGBox.Point(x: place.x, y: place.y + numbers[0])
          default: SVGBox.Point(x: place.x + numbers[2], y: place.y + numbers[3])
          }
        if isDown {
          lines[lines.count - 1].append(place)
        } else {
          lines.append([previous, place])
        }
        isDown = true
      default: Issue.record("an unexpected step of the pen: \(step.0)")
      }
    }
    return lines
  }
}
