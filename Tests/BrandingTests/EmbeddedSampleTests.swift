import AppTestSupport
import Caviar
import Components
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

  @Test("All pictures of the embedded pages and of the components' examples are embedded, in at most 150 KB")
  func pictures() throws {
    let sample = try #require(TestApp.brands.first?.sample)
    let pack = try Data(contentsOf: URL(filePath: Repository.path("SampleFeeds/pictures.pack")))
    #expect(pack.count <= 150 * 1024)
    let carried = try TestApp.brands.flatMap { brand in
      let sample = try #require(brand.sample)
      return ["landing", "home", "home-2", "home-3", "store", "retail", "search", "caviar-home"].compactMap { name in
        sample["\(name).json"].map { $0.string(in: 0..<$0.count) }
      }
    }
    let texts = carried + ComponentLibrary.descriptors.map(\.example)
    var count = 0
    for text in texts {
      for match in text.matches(of: /"https:\/\/img\.example\.com\/([^"]+\.(?:jpg|png))"/) {
        let bytes = try #require(sample.picture("pictures/\(match.1)"), "\(match.1) is not in the pack")
        // Every WebP file begins so, and says its own length.
        #expect(bytes.prefix(4).elementsEqual("RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8))
        #expect(bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } + 8 == bytes.count)
        count += 1
      }
    }
    #expect(count > 150)
    for name in ["pictures/", "pictures/places", "places/kopi-pagi.jpg", "pictures/places/kopi-pagi.jpg 0"] {
      #expect(sample.picture(name) == nil)
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
