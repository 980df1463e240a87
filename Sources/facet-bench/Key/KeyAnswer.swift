import Pages

/// The frame that answers a key: its bytes, the bytes that its cells need, and the time of each stage.
struct KeyAnswer {
  /// The stages that a key goes through, by their names in the inspector.
  static let stages: [FrameStage] = [.read, .update, .layout, .draw, .compare, .ncurses, .write]

  let bytes: Int
  let need: Int
  /// Whether the frame is best shown by scrolling.
  let isScroll: Bool
  /// The times of the stages in microseconds.
  let times: [Int]

  init(_ facts: FrameFacts, _ need: FrameNeed) {
    bytes = facts.bytes
    self.need = need.bytes
    isScroll = need.shift != 0
    times = Self.stages.map { facts[$0] }
  }

  /// The share of the bytes in those that are needed.
  var ratio: Double { Double(bytes) / Double(max(1, need)) }

  /// The line of the answer in a file, and back.
  var line: String { ([bytes, need, isScroll ? 1 : 0] + times).map(String.init).joined(separator: " ") }

  init?(line: some StringProtocol) {
    let numbers = line.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3 + Self.stages.count else { return nil }
    (bytes, need, isScroll) = (numbers[0], numbers[1], numbers[2] == 1)
    times = Array(numbers.dropFirst(3))
  }

  /// The rows of a report about the answers to keys that move the focus, and to those that scroll.
  static func rows(_ answers: [KeyAnswer]) -> [Row] {
    [("a key that moves", false), ("a key that scrolls", true)].flatMap { name, isScroll in
      rows(name, answers.filter { $0.isScroll == isScroll })
    }
  }

  private static func rows(_ name: String, _ answers: [KeyAnswer]) -> [Row] {
    guard !answers.isEmpty else { return [] }
    func row(_ what: String, _ unit: String, _ value: (KeyAnswer) -> Double) -> Row {
      let values = answers.map(value).sorted()
      return Row(scenario: name, what: what, value: values[values.count / 2], unit: unit)
    }
    return [
      row("bytes", "bytes") { Double($0.bytes) }, row("bytes that its cells need", "bytes") { Double($0.need) },
      row("bytes for each that is needed", "times", \.ratio),
    ]
      + stages.enumerated().map { index, stage in row("stage: \(stage.rawValue)", "us") { Double($0.times[index]) } }
      + [row("all stages", "us") { Double($0.times.reduce(0, +)) }]
  }
}
