import JSON
import Testing

/// The pointer of every offset, compared with the pointer found by stepping in from the root.
struct PointerPropertyTests {
  private static let texts = [
    #"{"a":[1,{"b":[]},[[2]],"x"],"a":{"c":3},"":{"~/":[{}]}}"#, "[]", " 7 ", #"[{"k":{"k":{"k":[0]}},"l":1},2]"#,
    #"{"d":1,"d":[2,{"e":3}],"d":{"f":[4]}}"#, #"[[],[],[[],[[]],[]],{}]"#,
  ]

  @Test("Every offset has the pointer of the innermost value around it", arguments: texts)
  func everyOffsetHasThePointerOfItsValue(_ text: String) throws {
    let document = try read(text)
    for offset in 0..<text.utf8.count {
      #expect(document.pointer(at: offset) == pointer(in: document.root, at: offset), "\(offset)")
    }
  }

  @Test("Every offset has the same pointer whether or not values are deferred", arguments: texts)
  func deferredValuesHaveTheSamePointers(_ text: String) throws {
    let whole = try read(#"{"x":\#(text)}"#)
    let deferred = try read(#"{"x":\#(text)}"#, deferring: ["x", "k"])
    for offset in 0..<whole.bytes.count {
      #expect(deferred.pointer(at: offset) == whole.pointer(at: offset), "\(offset)")
    }
  }

  /// Steps into the value that spans the offset, until no further value does.
  private func pointer(in value: Value, at offset: Int) -> String {
    for (position, element) in value.elements.enumerated() where element.range.contains(offset) {
      return "/\(position)" + pointer(in: element, at: offset)
    }
    for (key, member) in value.members where member.range.contains(offset) {
      let name = value.document.interner.string(key).replacing("~", with: "~0").replacing("/", with: "~1")
      return "/" + name + pointer(in: member, at: offset)
    }
    return ""
  }
}
