import AppTestSupport
import Caviar
import DoorDash
import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Branding

/// The samples built into the programs are the files in SampleFeeds.
struct EmbeddedSampleTests {
  @Test("Each embedded sample equals its file in SampleFeeds", arguments: TestApp.brands.map(\.name))
  func everyFileIsTheOneOfTheRepository(name: String) throws {
    let sample = try #require(TestApp.brands.first { $0.name == name }?.sample)
    let folder = URL(filePath: Repository.path("SampleFeeds"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    let carried = files.filter { sample[$0] != nil }
    #expect(carried.count > 5)
    #expect(carried.contains(sample.entry) && carried.contains(BrandSample.welcome))
    for file in carried {
      let own = try #require(sample[file])
      let wanted = try Data(contentsOf: folder.appending(path: file))
      #expect(own.hasSameBytes(as: ByteBuffer(wanted)), "\(file) differs from the embedded file")
    }
  }

  /// Leads from the welcome page to the end of the last page.
  @Test(
    "The embedded pages lead from the welcome page to the end without a failed request",
    arguments: TestApp.brands.map(\.name))
  func samplePagesLeadToTheEnd(name: String) throws {
    let app = try TestApp(sampleOf: try #require(TestApp.brands.first { $0.name == name }))
    app.press(.escape).press(.escape)
    for _ in 0..<8 { app.press(.end) }
    #expect(app.app.history.current.page?.offersRetry == false, "\(app.picture)")
  }
}
