import TestSupport
import Testing

/// What it costs to compare every frame of a session, in multiples of playing it and looking once.
struct CheckCostTests {
  /// A frame for each key is drawn, and the file is read: five times as much in a debug build, three in a release.
  private static let most = 12

  @Test func everyFrameIsCheckedForLittle() throws {
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
