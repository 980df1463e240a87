import Drawing
import Foundation
import TestSupport
import Testing

/// The program while no key arrives and no carousel moves.
struct IdleTests {
  private static let longIdle = Duration.seconds(3)

  /// Returns a feed with a carousel of `cards` cards, which moves every second and stops after one round.
  private static func carousel(cards: Int) -> String {
    let cards = (0..<cards).map {
      #"{"id":"c\#($0)","component":{"id":"card.store"},"text":{"title":"Card number \#($0)"}}"#
    }
    return """
      {"body":[{"id":"s","body":[{"id":"r","component":{"id":"carousel.standard"},"text":{"title":"Moving"},
       "custom":{"auto_scroll_interval":1},"children":[\(cards.joined(separator: ","))]}]}]}
      """
  }

  /// Returns how often the program wakes up while its carousel moves once and back.
  private static func wakeUps(ofTwoMovesIn session: PtySession) throws -> Int {
    let (rest, before) = (session.canvas, try session.figures)
    try session.wait(for: "the carousel to move") { !ScreenModel(size: session.size, showing: $0).shows(rest) }
    try session.wait(for: "the carousel to move back") { ScreenModel(size: session.size, showing: $0).shows(rest) }
    try session.settle()
    return try session.figures.sleeps - before.sleeps
  }

  @Test("An idle program writes nothing, does not wake up and uses no processor time")
  func anIdleProgramCostsNothing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(Self.carousel(cards: 2).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    // Each move is one wake-up and one frame. On a busy machine the program may sleep once more, to wait for memory. A
    // wake-up too many would be there each time.
    var moved = try Browser(file.path, isMoving: true).session
    var wakeUps = [try Self.wakeUps(ofTwoMovesIn: moved)]
    while wakeUps.last != 2, wakeUps.count < 3 {
      moved = try Browser(file.path, isMoving: true).session
      wakeUps.append(try Self.wakeUps(ofTwoMovesIn: moved))
    }
    #expect(wakeUps.last == 2, "as many wake-ups as moves, but \(wakeUps)")

    let pressed = try Browser()
    _ = try pressed.session.press("j")
    let sessions = [moved, pressed.session, try Browser(colors: .few).session, try Browser(file.path).session]
    let figures = try sessions.map { try $0.figures }
    #expect(sessions[0].outputWhileIdle(for: Self.longIdle).isEmpty)
    for (session, before) in zip(sessions, figures) {
      #expect(session.outputWhileIdle(for: .zero).isEmpty)
      let after = try session.figures
      #expect(after.processorTime == before.processorTime, "nanoseconds of processor time")
      #expect(after.sleeps == before.sleeps, "wake-ups")
    }
  }
}
