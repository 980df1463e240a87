import FacetModel
import Foundation
import Testing

/// Recorded responses, if `RECORDED_FEEDS` names a folder with some. The samples are invented.
struct RecordedFeedTests {
  private static let folder = ProcessInfo.processInfo.environment["RECORDED_FEEDS"]

  @Test("Every recorded feed is decoded without diagnostics and shown whole", .enabled(if: folder != nil))
  func recordedFeedsAreDecoded() throws {
    let folder = URL(fileURLWithPath: try #require(Self.folder))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
    #expect(!files.isEmpty)
    for file in files {
      let feed = try decode(bytes: Array(Data(contentsOf: file)))
      #expect(feed.facetCount > 0, "\(file.lastPathComponent)")
      #expect(feed.diagnostics.map(\.message) == [], "\(file.lastPathComponent)")
      #expect(feed.facets.allSatisfy { $0.id != nil && !$0.component.id.isEmpty }, "\(file.lastPathComponent)")
      let admission = Admission(feed.tree, for: .all)
      #expect(admission.omittedFacets.map { $0.identity.description } == [], "\(file.lastPathComponent)")
    }
  }
}
