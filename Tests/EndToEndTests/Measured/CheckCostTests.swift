import TestSupport
import Testing

/// The cost of checking every frame of a session, as a multiple of rendering its last frame alone.
struct CheckCostTests {
  /// The check reads the file and draws a frame for each key. It takes five times as long in a debug build, and three
  /// times in a release.
  private static let most = 12

  @Test("Checking 201 frames takes less than twelve times as long as rendering the last one")
  func checkingEveryFrameIsCheap() throws {
    let keys = Array(repeating: "j j l j Ctrl-d k h Ctrl-u G g", count: 20).joined(separator: " ")
    let bundle = Repository.path("SampleFeeds")
    let session = try Recorded(bundle, keys: keys)
    let check = try Command.run(Facet.path, ["replay", session.path, "--check"], isMetered: true)
    #expect(check.status == .exited(0), "\(check.output)")
    #expect(check.output.contains(" 201 frames"))
    let render = try Command.run(
      Facet.path, ["render", bundle, "--size", "80x24", "--keys", keys], isMetered: true)
    let (ours, theirs) = (try #require(check.usage).processorTime, try #require(render.usage).processorTime)
    #expect(ours < theirs * Self.most, "\(ours) for all frames, \(theirs) for the last")
  }
}
