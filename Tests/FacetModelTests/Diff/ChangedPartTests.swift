import FacetModel
import Testing

/// The parts that an update names as changed.
struct ChangedPartTests {
  @Test(
    "An update names exactly the parts that changed",
    arguments: [
      (#""text":{"title":"A","subtitle":"B"}"#, #""text":{"title":"A","subtitle":"C"}"#, "text.subtitle"),
      (#""text":{"title":"A"}"#, "", "text.title"),
      (
        #""text":{"title_text_attributes":{"text_style":"X"}}"#, #""text":{"titleTextAttributes":{"textStyle":"Y"}}"#,
        "text.title_text_attributes"
      ),
      (
        #""text":{"custom":{"a":"1","b":"2"}}"#,
        #""text":{"custom":[{"key":"a","value":"1"},{"key":"b","value":"3"}]}"#, "text.custom.b"
      ),
      (
        #""images":{"main":{"uri":"u"},"icon":{"local":"a"}}"#, #""images":{"main":{"uri":"v"},"icon":"b"}"#,
        "images.main images.icon"
      ),
      (
        #""images":{"custom":{"left":{"local":"a"}}}"#, #""images":{"custom":{"right":{"local":"a"}}}"#,
        "images.custom.right images.custom.left"
      ),
      (
        #""events":{"click":{"name":"navigate","data":{"uri":"a"}}}"#,
        #""events":{"click":{"name":"navigate","data":"{\"uri\":\"b\"}"}}"#, "events.click"
      ),
      (
        #""custom":{"rating":{"average":4.5},"n":1}"#, #""custom":"{\"rating\":{\"average\":4.6},\"n\":1}""#,
        "custom.rating"
      ),
      (#""images":{"icon":"star"}"#, #""images":{"icon":{"local":"star","placeholder":"a star"}}"#, "images.icon"),
      (#""images":{"icon":"star"}"#, #""images":{"icon":{"local":"star","style":"STYLE_CIRCLE"}}"#, "images.icon"),
      (
        #""events":{"click":{"name":"loadContent","data":{"offset":"a"}}}"#,
        #""events":{"click":{"name":"load_content","data":{"cursor":"b"}}}"#, "events.click"
      ),
      (
        #""events":{"click":{"name":"load_content","data":{"cursor":"a","n":1}}}"#,
        #""events":{"click":{"name":"loadContent","data":{"offset":"a","n":2}}}"#, "events.click"
      ),
      (
        #""events":{"click":{"name":"load_content","data":{"cursor":"a"}}}"#,
        #""events":{"click":{"name":"loadcontent","data":{"cursor":"a"}}}"#, "events.click"
      ),
      (#""text":{"title":"A","subtitle":"STATUS_UNSPECIFIED"}"#, #""text":{"title":"A"}"#, "text.subtitle"),
      (#""custom":{"n":9007199254740993}"#, #""custom":{"n":9007199254740992}"#, "custom.n"),
      (#""custom":{"n":""}"#, #""custom":{}"#, "custom.n"),
      (#""custom":{"n":"1"}"#, #""custom":{"n":1}"#, "custom.n"),
      (#""custom":{"l":[1,2]}"#, #""custom":{"l":[1,2,3]}"#, "custom.l"),
      (#""layout":{"omit_footer":true}"#, #""layout":{"omit_footer":false}"#, "layout"),
      (
        #""style":{"background_color":"A","dls_type":"X"}"#, #""style":{"dls_type":"Y"}"#,
        "style.background_color style.dls_type"
      ),
      (#""text":{"title":"A"},"logging":{"a":1}"#, #""text":{"title":"B"},"logging":{"a":2}"#, "text.title logging"),
      (
        #""images":{"main":{"uri":"u","logging":{"a":1}}}"#, #""images":{"main":{"uri":"v","logging":{"a":2}}}"#,
        "images.main logging"
      ),
      (
        #""text":{"custom":{"logging":"1"}},"custom":{"logging":1}"#,
        #""text":{"custom":{"logging":"2"}},"custom":{"logging":2}"#, "text.custom.logging custom.logging"
      ),
    ])
  func changedPartsAreNamed(old: String, new: String, names: String) throws {
    #expect(try parts(old, new) == names)
    #expect(Set(try parts(new, old).split(separator: " ")) == Set(names.split(separator: " ")))
  }

  @Test(
    "A value that is only written in another way has not changed",
    arguments: [
      (
        #""text":{"title":"A","accessory":"","custom":{}}"#,
        #""text":{"custom":[],"title":"\u0041","accessory":null,"__typename":"T"}"#
      ),
      (#""text":null,"images":{}"#, #""images":{"main":{"uri":"","placeholder":"","style":"STYLE_UNSPECIFIED"}}"#),
      (
        #""images":{"main":{"uri":"u","style":"STYLE_ROUNDED"}}"#,
        #""images":{"main":{"uri":"u","style":"ROUNDED","videoUri":null}}"#
      ),
      (
        #""events":{"click":{"name":"navigate","data":{"uri":"a"}}}"#,
        #""events":{"click":{"data":"{\"uri\":\"a\"}","name":"navigate","__typename":"A"}}"#
      ),
      (#""custom":{"a":[1,{"b":2}],"n":null}"#, #""custom":"{\"a\" : [1.0,{\"b\":20e-1}]}""#),
      (#""style":{"background_color":"A"}"#, #""style":{"backgroundColor":"A"}"#),
      (
        #""style":{"background_color":"A"}"#, #""style":{"background_color":"A","size_class":"SIZE_CLASS_UNSPECIFIED"}"#
      ),
      (
        #""text":{"title":"A"}"#,
        #""text":{"title":"A","title_text_attributes":{"text_style":"DLS_TEXT_STYLE_UNSPECIFIED"}}"#
      ),
      (#""images":{"icon":"star"}"#, #""images":{"icon":{"local":"star","placeholder":""}}"#),
      (#""images":{"main":"https://a.example/b.png"}"#, #""images":{"main":{"uri":"https://a.example/b.png"}}"#),
      (
        #""events":{"click":{"name":"loadContent","data":{"offset":"eyJ9","n":1}}}"#,
        #""events":{"click":{"name":"load_content","data":"{\"cursor\":\"eyJ9\",\"n\":1}"}}"#
      ),
      (
        #""layout":{"omit_footer":false,"ignore_safe_spaces":[]}"#,
        #""layout":{"ignoreSafeSpaces":[],"omitFooter":false}"#
      ),
      (#""logging":{"a":1,"b":{"c":[]}}"#, #""logging":"{\"b\":{\"c\":[]},\"a\":1.0}""#),
      (
        #""images":{"main":{"uri":"u","logging":{"a":1}},"icon":"star"}"#,
        #""images":{"main":{"logging":"{\"a\":1.0}","uri":"u"},"icon":{"local":"star","logging":""}}"#
      ),
      (#""events":{}"#, #""events":{"click":{"logging":{}}}"#),
      (#""custom":{"n":-0.0,"m":1e400,"k":1200}"#, #""custom":{"n":0,"m":10e399,"k":12e2}"#),
      ("", #""children_map":{},"unheard_of":1"#),
    ])
  func equalValuesInOtherSpellingsAreUnchanged(old: String, new: String) throws {
    #expect(try parts(old, new) == "")
    #expect(try parts(new, old) == "")
  }

  @Test("A changed component is named as a part") func componentIsAPart() throws {
    let diff = try diff(
      #"[{"id":"a","component":{"id":"row.x","category":"row"}}]"#,
      #"[{"id":"a","component":{"id":"row.x","category":"card"},"text":{"title":"A"}}]"#)
    #expect(diff.edits == [.update(id: "a", at: at("/body", 0), parts: ["component", "text.title"])])
  }

  @Test("A section's changed layout and style are named as parts") func sectionsHaveParts() throws {
    let diff = try diff(
      page(#"{"id":"s","body":[],"style":{"background_color":"A"},"layout":{"omit_footer":true}}"#),
      page(#"{"id":"s","body":[],"style":{"background_color":"B","spacing":8}}"#))
    #expect(
      diff.edits == [.update(id: "s", at: at("", 0), parts: ["layout", "style.background_color", "style.spacing"])])
  }

  /// Searching the whole list for each name would take quadratic time.
  @Test("Thousands of members in reverse order are equal") func manyMembersAreCompared() throws {
    let keys = (0..<20_000).map { #""k\#($0)":\#($0)"# }
    let old = item("a", #""custom":{\#(keys.joined(separator: ","))}"#)
    let new = item("a", #""custom":{\#(keys.reversed().joined(separator: ","))}"#)
    #expect(try diff(page(section("s", old)), page(section("s", new))).changes.isEmpty)
  }

  private func parts(_ old: String, _ new: String) throws -> String {
    func list(_ members: String) -> String {
      page(section("s", members.isEmpty ? item("a") : item("a", members)))
    }
    let edits = try diff(list(old), list(new)).edits
    guard case .update(_, _, let parts)? = edits.first else { return edits.isEmpty ? "" : "\(edits)" }
    return parts.joined(separator: " ")
  }
}
