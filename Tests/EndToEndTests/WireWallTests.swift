import Foundation
import TestSupport
import Testing

/// Invented documents, in which a page stands in every kind of container.
@Suite("A page is the same page in every container")
struct WireWallTests {
  private static let folder = Repository.path("Tests/Wire/documents") + "/"

  struct Cell: Decodable, CustomTestStringConvertible {
    let document: String
    let plain: String
    /// `ids` where ids are compared besides frames. Lists under other keys give sections other ids, which cannot be
    /// compared.
    let compare: String
    /// The number of facets in the document.
    let facets: Int

    var testDescription: String { document }
  }

  private static let cells: [Cell] = {
    guard let data = FileManager.default.contents(atPath: folder + "wall.json") else { return [] }
    return (try? JSONDecoder().decode([Cell].self, from: data)) ?? []
  }()

  @Test("There are at least 60 documents, in every shape and container")
  func documentsOfEveryKindExist() {
    #expect(Self.cells.count >= 60)
    for container in ["plain", "apollo", "next", "rsc", "push", "har-text", "har-base64", "har-html"] {
      for shape in ["facets", "feed", "sections"] {
        #expect(
          Self.cells.contains { $0.document.contains(".\(shape).") && $0.document.contains(".\(container).") },
          "\(shape) in \(container)")
      }
    }
  }

  @Test("A document renders the same frame as its plain form, and has no differences from it", arguments: cells)
  func sameAsPlain(_ cell: Cell) throws {
    let size = ["--full", "--size", "100x40"]
    let frame = try Facet.run(["render", Self.folder + cell.document] + size)
    let plain = try Facet.run(["render", Self.folder + cell.plain] + size)
    #expect(frame.status == .exited(0) && plain.status == .exited(0), "\(frame.errors)")
    #expect(frame.output == plain.output)
    if !cell.document.hasSuffix(".har") {
      let lint = try Facet.run(["lint", Self.folder + cell.document, "--format", "json"])
      let files = try JSONDecoder().decode(LintOutput.self, from: Data(lint.output.utf8)).files
      #expect(files.map(\.facets) == [cell.facets])
    }
    guard cell.compare == "ids" else { return }
    let diff = try Facet.run(["diff", Self.folder + cell.plain, Self.folder + cell.document])
    #expect(diff.status == .exited(0), "\(diff.output)\(diff.errors)")
  }
}
