/// The measurements of a frame. They are made outside the app, which has no clock.
public struct FrameFacts: Hashable, Sendable {
  /// The times in microseconds, in the order of the stages.
  private var times: [Int]
  /// The number of cells that changed.
  package var cells = 0
  /// The number of bytes written to the terminal.
  package var bytes = 0

  package init() {
    times = [Int](repeating: 0, count: FrameStage.allCases.count)
  }

  package subscript(stage: FrameStage) -> Int {
    get { times[Self.index(of: stage)] }
    set { times[Self.index(of: stage)] = newValue }
  }

  package var total: Int { times.reduce(0, +) }

  private static func index(of stage: FrameStage) -> Int { FrameStage.allCases.firstIndex(of: stage) ?? 0 }
}

extension FrameFacts {
  /// The text form of the measurements: `4,12,0,3,90,480,900,20,150,40,37,1024` are the stages, cells, bytes.
  package var name: String { (times + [cells, bytes]).map(String.init).joined(separator: ",") }

  package init?(name: some StringProtocol) {
    let numbers = name.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    let orders = [FrameStage.allCases, FrameStage.formerOrder]
    guard let stages = orders.first(where: { $0.count + 2 == numbers.count }),
      numbers.allSatisfy({ 0...(1 << 40) ~= $0 })
    else { return nil }
    self.init()
    for (stage, time) in zip(stages, numbers) { self[stage] = time }
    cells = numbers[stages.count]
    bytes = numbers[stages.count + 1]
  }
}
