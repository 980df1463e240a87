import FacetModel
import Testing

struct ModalTests {
  private static let whole = Modal(
    title: "Fees", paragraphs: ["A fee.", "Another fee."], closeLabel: "Got it")

  @Test(
    "A present_modal action opens a dialog, in every spelling of its parts",
    arguments: [
      #"{"type":"MODAL_TYPE_TEXT","title":"Fees","description":["A fee.","Another fee."],"close_action":{"label":"Got it"}}"#,
      #"{"title":"Fees","description":["A fee.","Another fee."],"closeAction":{"label":"Got it"}}"#,
      #"{"title":"Fees","description":"A fee.\n\nAnother fee.","close_action":"Got it"}"#,
      #""{\"title\":\"Fees\",\"description\":[\"A fee.\",\"Another fee.\"],\"close_action\":{\"title\":\"Got it\"}}""#,
      #"{"title":{"text":"Fees"},"description":[{"text":"A fee."},["Another fee."],null," ",true],"closeLabel":"Got it"}"#,
    ])
  func presentModal(data: String) throws {
    for name in ["present_modal", "presentModal"] {
      let click = try action(name, data)
      #expect(click == .presentModal(Self.whole))
      #expect(click?.modal == Self.whole)
    }
  }

  @Test(
    "A dialog without texts is empty",
    arguments: [
      "null", "{}", "7", "[]", #""broken {""#, #"{"title":"","description":[]}"#, #"{"title":[],"description":{}}"#,
    ])
  func emptyModal(data: String) throws {
    #expect(try action("present_modal", data)?.modal?.isEmpty == true)
  }

  @Test(
    "A navigation to `modal` with texts in its data opens the same dialog",
    arguments: [
      #"{"uri":"modal","modal_title":"Fees","modal_description":["A fee.","Another fee."],"modal_close_action":{"label":"Got it"}}"#,
      #"{"uri":"modal","modalTitle":"Fees","modalDescription":"A fee.\nAnother fee.","modalButtonText":"Got it"}"#,
      #"{"uri":"modal","modal_terms":"Another fee.","modal_id":"x","modal_description":"A fee.","modal_title":"Fees","modal_cta":"Got it"}"#,
      #"{"uri":"modal","title":"Fees","description":["A fee.","Another fee."],"close_action":{"label":"Got it"}}"#,
      #""{\"uri\":\"modal\",\"modal_title\":\"Fees\",\"modal_terms\":[\"A fee.\",\"Another fee.\"],\"modal_button\":\"Got it\"}""#,
    ])
  func navigationToModal(data: String) throws {
    let click = try action("navigate", data)
    #expect(click == .navigate(Navigation(uri: "modal", modal: Self.whole)))
    #expect(click?.modal == Self.whole)
  }

  @Test("The texts of a navigation are ordered: subtitle, description, other texts as sent, terms")
  func orderOfTexts() throws {
    let click = try action(
      "navigate",
      #"{"uri":"modal","modal_terms_and_conditions":"t","modal_note":"n","modal_image":"https://x.example/i.png","#
        + #""modal_other":["o","p"],"modal_description":"d","modal_subtitle":"s","modal_title":"T","modality":"no"}"#)
    #expect(click?.modal == Modal(title: "T", paragraphs: ["s", "d", "n", "o", "p", "t"]))
  }

  @Test(
    "Other navigations open no dialog",
    arguments: [
      #"{"uri":"modal"}"#, #"{"uri":"modal","modal_id":"7"}"#, #"{"uri":"modal/x","modal_title":"Fees"}"#,
      #"{"uri":"store/1","modal_title":"Fees"}"#, #"{"modal_title":"Fees"}"#,
    ])
  func otherNavigations(data: String) throws {
    let click = try action("navigate", data)
    #expect(click != nil && click?.modal == nil)
  }

  @Test("The texts of a dialog are limited in length, number and depth")
  func longTexts() throws {
    let long = String(repeating: "word ", count: 40_000)
    let many = Array(repeating: "\"p\"", count: 2000).joined(separator: ",")
    let one = try #require(try action("present_modal", #"{"description":["\#(long)","more"]}"#)?.modal)
    #expect(one.paragraphs.count == 1 && one.paragraphs[0].hasSuffix("…"))
    #expect(one.paragraphs[0].unicodeScalars.count <= 65_537)
    let several = try #require(try action("present_modal", #"{"description":[\#(many)]}"#)?.modal)
    #expect(several.paragraphs.count == 500)
    let deep = String(repeating: "[", count: 200) + "\"deep\"" + String(repeating: "]", count: 200)
    #expect(try action("present_modal", #"{"title":"t","description":\#(deep)}"#)?.modal == Modal(title: "t"))
  }

  private func action(_ name: String, _ data: String) throws -> Action? {
    try facet(#""events":{"click":{"name":"\#(name)","data":\#(data)}}"#).events.click
  }
}
