import Components
import DoorDash
import FacetModel
import TestSupport
import Testing
import ViewTree

@testable import Branding

/// Views are equal exactly when they show the same.
struct EqualContentTests {
  private let views: PageViews

  init() throws {
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    views = PageViews(
      factory: factory, context: ViewContext(client: factory.capabilities, branded: Brand.doorDash.views))
  }

  private func view(_ json: String) throws -> any FacetView {
    views.view(for: try #require(try Feed(json: "[\(json)]").sections.first?.body.first))
  }

  @Test("Equal content makes equal views, whatever the logging is", arguments: ComponentLibrary.descriptors.map(\.id))
  func equalContentMakesEqualViews(id: String) throws {
    let example = try #require(ComponentLibrary.descriptors.first { $0.id == id }?.example)
    let view = try view(example)
    #expect(view.isEqual(to: try self.view(example)))
    // Each request is logged under another number, which is not shown.
    let logged = try self.view(#"{"logging": {"request_id": "2"}, \#(example.drop { $0 != "{" }.dropFirst())"#)
    #expect(view.isEqual(to: logged))
  }

  @Test("Other words or another component make another view")
  func otherWordsMakeOtherViews() throws {
    let spoon = #"{"id":"1","component":{"id":"card.store"},"text":{"title":"Golden Spoon"}}"#
    #expect(try !view(spoon).isEqual(to: view(spoon.replacing("Golden", with: "Silver"))))
    #expect(try !view(spoon).isEqual(to: view(spoon.replacing("card.store", with: "row.store"))))
  }
}
