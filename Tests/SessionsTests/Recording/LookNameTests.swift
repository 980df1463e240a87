import Drawing
import Prism
import Testing

@testable import AppCore
@testable import Pages
@testable import Sessions

struct LookNameTests {
  @Test(
    "The name of a style is read back as the same style",
    arguments: [
      "default/default", "#191919/#ffffff", "196/default bold", "#0a0b0c/15 dim italic underline reverse",
    ])
  func styleNamesAreReadBack(name: String) throws {
    let style = try #require(LookName.style(name))
    #expect(LookName.name(style) == name)
  }

  @Test(
    "Text that is not the name of a style is refused",
    arguments: ["", "/", "default", "red/blue", "256/0", "#12345/0", "#1234567/0", "0/0 blinking", "0/0/0"])
  func unknownStyleNamesAreRefused(name: String) {
    #expect(LookName.style(name) == nil)
  }
}
