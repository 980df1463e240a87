import Drawing
import Prism
import Testing

@testable import AppCore
@testable import Pages
@testable import Sessions

struct LookNameTests {
  @Test(arguments: [
    "default/default", "#191919/#ffffff", "196/default bold", "#0a0b0c/15 dim italic underline reverse",
  ])
  func aLookHasAName(name: String) throws {
    let style = try #require(LookName.style(name))
    #expect(LookName.name(style) == name)
  }

  @Test(arguments: ["", "/", "default", "red/blue", "256/0", "#12345/0", "#1234567/0", "0/0 blinking", "0/0/0"])
  func whatIsNone(name: String) {
    #expect(LookName.style(name) == nil)
  }
}
