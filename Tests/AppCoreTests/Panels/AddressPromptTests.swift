import AppTestSupport
import Drawing
import Testing

@testable import AppCore
@testable import Input

/// The field for the address of the delivery.
struct AddressPromptTests {
  private func opened() throws -> TestApp {
    let json = #"""
      {"body":[{"id":"s","body":[{"id":"a","component":{"id":"address-picker","category":"header-interactive"}}]}]}
      """#
    return try TestApp(json: json, size: Size(60, 10)).press(.tab).press(.enter)
  }

  @Test("An address of spaces is none, and spaces around one are left out")
  func spacesAreNoAddress() throws {
    let app = try opened().type("   ").press(.enter)
    #expect(app.app.clientState.address == nil)
    app.page("page").shows("Choose an address")
    app.press(.enter).type("  Rua Nova 1 ").press(.enter)
    #expect(app.app.clientState.address == "Rua Nova 1")
  }

  @Test("The field opens with the present address, and an empty field takes it away")
  func presentAddressIsEdited() throws {
    let app = try opened().type("Rua Nova 1").press(.enter).press(.enter)
    app.says("Deliver to: Rua Nova 1▏").type("2").press(.enter)
    #expect(app.app.clientState.address == "Rua Nova 12")
    app.press(.enter).type("3").press(.escape)
    #expect(app.app.clientState.address == "Rua Nova 12")
    app.press(.enter).press(.control("u")).press(.enter)
    #expect(app.app.clientState.address == nil)
    app.page("page").shows("Choose an address")
  }
}
