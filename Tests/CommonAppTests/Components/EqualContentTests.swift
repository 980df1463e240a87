import Components
import DoorDash
import FacetModel
import TestSupport
import Testing
import ViewTree

@testable import Branding

/// A view is what it shows: the same words make equal views, other words make others.
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

  @Test(arguments: ComponentLibrary.descriptors.map(\.id))
  func equalContentMakesEqualViews(id: String) throws {
    let example = try #require(ComponentLibrary.descriptors.first { $0.id == id }?.example)
    let view = try view(example)
    #expect(view.isEqual(to: try self.view(example)))
    // Requests are logged under another number each time; nobody sees that.
    let logged = try self.view(#"{"logging": {"request_id": "2"}, \#(example.drop { $0 != "{" }.dropFirst())"#)
    #expect(view.isEqual(to: logged))
  }

  @Test func otherWordsMakeOtherViews() throws {
    let spoon = #"{"id":"1","component":{"id":"card.store"},"text":{"title":"Golden Spoon"}}"#
    #expect(try !view(spoon).isEqual(to: view(spoon.replacing("Golden", with: "Silver"))))
    #expect(try !view(spoon).isEqual(to: view(spoon.replacing("card.store", with: "row.store"))))
  }
}
