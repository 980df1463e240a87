import Components
import FacetModel
import Foundation
import JSON
import Testing

@testable import CommonApp
@testable import Sessions

/// The manifest, the request headers, the catalogue and admission are made from one table and agree.
struct OneTruthTests {
  private let factory: FacetFactory
  private let manifest: Manifest

  init() throws {
    factory = try FacetFactory(ComponentLibrary.descriptors)
    let text = CapabilityManifest(factory: factory).json.text
    manifest = try JSONDecoder().decode(Manifest.self, from: Data(text.utf8))
  }

  private struct Manifest: Decodable {
    struct Component: Decodable {
      let id, category, since: String
      let is_container: Bool
      let reads: [String]
      let needs: [[String]]
    }

    struct Feature: Decodable {
      let name, since: String
    }

    let facets_version: String
    let components: [Component]
    let actions, features: [Feature]
  }

  private func version(_ text: String) throws -> SemanticVersion { try #require(SemanticVersion(text)) }

  /// A version just before and at each version with a change, and a future one.
  private static let versions = [
    "0.9.0", "1.0.0", "1.9.9", "2.0.0", "3.0.0", "3.0.1", "3.9.9", "4.0.0-beta", "4.0.0", "5.0.0", "6.0.0-rc.1",
    "6.0.0", "6.1.0", "7.0.0",
  ]

  @Test("A client shows exactly the components that the manifest promises for its version", arguments: versions)
  func aClientShowsTheComponentsThatTheManifestPromises(_ text: String) throws {
    let version = try version(text)
    let client = factory.capabilities.asOf(version)
    #expect(!manifest.components.isEmpty)
    for component in manifest.components {
      let feed = try FeedDecoder(interner: .forFeeds()).decode(
        ByteBuffer(#"[{"id":"a","component":{"id":"\#(component.id)","category":"\#(component.category)"}}]"#))
      let isPromised = try self.version(component.since) <= version
      #expect(Admission(feed.tree, for: client).isShown(feed.tree[0]) == isPromised, "\(component.id)")
    }
  }

  @Test("A client understands exactly the actions that the manifest and its headers promise", arguments: versions)
  func aClientUnderstandsTheActionsThatTheManifestAndItsHeadersPromise(_ text: String) throws {
    let version = try version(text)
    let client = factory.capabilities.asOf(version)
    let headers = ClientHeaders(version: version).headers(for: "doordash").map(\.description)
    #expect(headers.contains("X-Facets-Version: \(text)"))
    #expect(
      manifest.actions.map(\.name).sorted() == ["apply_cuisine_filter", "load_content", "navigate", "present_modal"])
    for feature in manifest.actions + manifest.features {
      let isPromised = try self.version(feature.since) <= version
      let name = feature.name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect(headers.contains("X-Facets-Feature-\(name.joined(separator: "-")): \(isPromised)"), "\(feature.name)")
    }
    // A row that every client draws, with the action as its click.
    for action in manifest.actions {
      let data = action.name == "navigate" ? #"{"uri":"store/1"}"# : "{}"
      let feed = try FeedDecoder(interner: .forFeeds()).decode(
        ByteBuffer(
          #"[{"id":"a","component":{"id":"row.text"},"events":{"click":{"name":"\#(action.name)","data":\#(data)}}}]"#))
      let isShown = Admission(feed.tree, for: client).isShown(feed.tree[0])
      let isPromised = try self.version(action.since) <= version
      #expect(isShown == (version >= SemanticVersion(1, 0, 0) && isPromised), "\(action.name)")
    }
  }

  @Test("The manifest lists every text that components draw, and no text for components that draw none")
  func manifestListsTexts() {
    let wordless = manifest.components.filter { $0.reads.allSatisfy { !$0.hasPrefix("text.") } }.map(\.id).sorted()
    #expect(wordless == ["container.doubledash_reminder", "divider.standard"])
    for component in manifest.components where !wordless.contains(component.id) {
      #expect(component.reads.contains("text.annotation"), "\(component.id)")
      #expect(component.reads.contains("text.custom.sponsored_description"), "\(component.id)")
      #expect(Set(component.reads).count == component.reads.count)
    }
    #expect(manifest.components.first { $0.id == "row.text" }?.needs == [["text.title", "text.description"]])
  }

  @Test("The catalogue lists the components, actions and features of the manifest")
  func theCatalogueListsTheManifest() throws {
    let lines = CatalogueList(descriptors: factory.all).lines.map { $0.string(inColor: false) }
    let listed = lines.compactMap { line -> String? in
      let words = line.split(separator: " ").map(String.init)
      return words.count > 2 && words[1] == "since" ? "\(words[0]) \(words[2])" : nil
    }
    #expect(Set(listed) == Set(manifest.components.map { "\($0.id) \($0.since)" }))
    #expect(listed.count == manifest.components.count)
    for feature in manifest.actions + manifest.features {
      #expect(lines.suffix(2).contains { $0.contains("\(feature.name) since \(feature.since)") }, "\(feature.name)")
    }
  }

  @Test("The known versions are exactly those that the manifest names")
  func everyVersionOfTheManifestIsKnown() throws {
    let known = factory.capabilities.knownVersions.map(\.description)
    let written = manifest.components.map(\.since) + (manifest.actions + manifest.features).map(\.since)
    #expect(Set(known) == Set(written + [manifest.facets_version]))
    #expect(known == ["1.0.0", "2.0.0", "3.0.1", "4.0.0", "6.0.0", "6.1.0"])
  }

  @Test("A component whose only child is unknown is left out exactly when it is a container")
  func containersNeedTheirChildren() throws {
    for component in manifest.components {
      let feed = try FeedDecoder(interner: .forFeeds()).decode(
        ByteBuffer(
          #"[{"id":"a","component":{"id":"\#(component.id)"},"children":[{"id":"b","component":{"id":"row.scent"}}]}]"#)
      )
      let whole = try #require((0..<feed.tree.count).map { feed.tree[$0] }.first { $0.id == "a" })
      let isShown = Admission(feed.tree, for: factory.capabilities).isShown(whole)
      #expect(isShown == !component.is_container, "\(component.id)")
    }
  }
}
