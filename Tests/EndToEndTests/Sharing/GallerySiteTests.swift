import Foundation
import TestSupport
import Testing

/// The catalogue of components as a site. `.ci/check-web.py` opens it in a browser.
struct GallerySiteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path("site")))
  }

  @Test("Every component has a page that the list leads to, with its JSON and its versions")
  func everyComponentHasAPage() throws {
    let command = try Facet.run("gallery", "-o", folder.path("site"))
    #expect(command.status == .exited(0) && command.output.isEmpty, "\(command.errors)")
    let list = try Facet.run("components").output
    let ids = list.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    let index = try folder.text(of: "site/index.html")
    for id in ids {
      #expect(try names().contains("\(id).html"))
      #expect(index.contains("href=\"\(id).html\""))
    }
    let page = try folder.text(of: "site/card.store.html")
    #expect(page.contains("Golden Spoon") && page.contains("href=\"data:image/"))
    #expect(page.contains("&quot;component&quot;: {&quot;id&quot;: &quot;card.store&quot;"))
    #expect(page.contains("<th scope=\"row\">3.0.1</th><td>shows it</td>"))
    #expect(page.contains("<th scope=\"row\">2.0.0</th><td>leaves it out</td>"))
    for label in ["DoorDash, light, 40 columns", "Caviar, dark, 140 columns"] { #expect(page.contains(label)) }
  }

  @Test("A gallery is written again into its folder, but never into a folder with other files")
  func foldersAreRespected() throws {
    let site = folder.path("site")
    #expect(try Facet.run("gallery", "--brand", "caviar", "-o", site).status == .exited(0))
    let few = try names()
    #expect(try Facet.run("gallery", "-o", site).status == .exited(0))
    #expect(try names().isSuperset(of: few))
    try folder.write("mine", to: "site/notes.txt")
    let refused = try Facet.run("gallery", "-o", site)
    #expect(refused.status == .exited(74) && refused.errors.contains("other files than those of a gallery"))
    #expect(try folder.text(of: "site/notes.txt") == "mine")
  }

  @Test(
    "Options for browsing are refused beside -o", arguments: [["--linear"], ["--keys", "j"], ["--scheme", "dark"]])
  func browsingOptionsAreRefused(options: [String]) throws {
    let command = try Facet.run(["gallery", "-o", folder.path("site")] + options)
    #expect(command.status == .exited(64) && command.errors.contains("is for browsing"))
  }
}
