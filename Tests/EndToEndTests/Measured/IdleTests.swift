import Drawing
import Foundation
import TestSupport
import Testing

/// The program while no key arrives and no carousel moves.
struct IdleTests {
  private static let longIdle = Duration.seconds(3)

  /// The seconds between two moves of the carousel.
  private static let interval = 3

  /// Returns a feed with a carousel of `cards` cards, which moves at this interval and stops after one round.
  private static func carousel(cards: Int) -> String {
    let cards = (0..<cards).map {
      #"{"id":"c\#($0)","component":{"id":"card.store"},"text":{"title":"Card number \#($0)"}}"#
    }
    return """
      {"body":[{"id":"s","body":[{"id":"r","component":{"id":"carousel.standard"},"text":{"title":"Moving"},
       "custom":{"auto_scroll_interval":\(interval)},"children":[\(cards.joined(separator: ","))]}]}]}
      """
  }

  /// Starts the program, and returns it before its carousel has moved, with its figures then. A busy machine may let the
  /// test come too late to see that moment, so it tries again.
  private static func restingBrowser(_ path: String) throws -> (session: PtySession, figures: ProcessFigures) {
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let session = try Browser(path, isMoving: true).session
      let figures = try session.figures
      if ContinuousClock.now - start < .seconds(interval) { return (session, figures) }
    }
    throw HarnessError("no start within \(interval) seconds")
  }

  @Test("An idle program writes nothing, does not wake up and uses no processor time")
  func anIdleProgramCostsNothing() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    try Data(Self.carousel(cards: 2).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    // The carousel moves once and back. Each move is one wake-up and one frame.
    let (moved, before) = try Self.restingBrowser(file.path)
    let rest = moved.canvas
    try moved.wait(for: "the carousel to move") { !ScreenModel(size: moved.size, showing: $0).shows(rest) }
    try moved.wait(for: "the carousel to move back") { ScreenModel(size: moved.size, showing: $0).shows(rest) }
    try moved.settle()
    #expect(try moved.figures.sleeps == before.sleeps + 2, "as many wake-ups as moves")

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
