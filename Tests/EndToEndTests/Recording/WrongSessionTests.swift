import TestSupport
import Testing

/// Sessions that facet did not record, which are refused with one line or replayed without harm.
struct WrongSessionTests {
  private func header(_ changes: [String: String] = [:]) -> String {
    var text =
      #"{"facetSession":1,"size":"80x24","brand":"doordash","brands":["doordash"],"scheme":"light","color":"truecolor","#
      + #""facetsVersion":"6.0.0","page":{"number":0,"title":"x","body":"{\"body\": []}"}}"#
    for (old, new) in changes { text = text.replacing(old, with: new) }
    return text + "\n"
  }

  private func expect(
    _ text: String, _ status: Int32, _ complaint: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let command = try Facet.run("replay", try folder.write(text, to: "s.jsonl"), "--check")
    #expect(command.status == .exited(status), "\(command.output)", sourceLocation: sourceLocation)
    #expect(command.errors.contains("s.jsonl:" + complaint), "\(command.errors)", sourceLocation: sourceLocation)
    #expect(command.errors.count { $0 == "\n" } == 1, sourceLocation: sourceLocation)
  }

  @Test("A malformed session is refused with the position of its fault")
  func malformedSessionsAreRefused() throws {
    try expect("", 65, "1:1: the file has no complete line")
    try expect("{\"body\": []}\n", 65, "1:1: the first line of a recorded session")
    try expect(header() + "{\"at\":0,\n", 65, "2:9: ")
    try expect(header() + "{\"at\":0,\"event\":\"Jump\"}\n", 65, "2: 'Jump' is not an event")
    try expect(header() + "{\"at\":0,\"event\":\"Loaded:1\"}\n", 65, "2: 'Loaded:1' is not an event")
    try expect(
      header() + "{\"at\":0,\"event\":\"Resize:60000x60000\"}\n", 65, "2: 'Resize:60000x60000' is not an event")
    try expect(
      header() + "{\"at\":0,\"event\":\"Loaded:1\",\"page\":{\"number\":0,\"body\":\"<html>\"}}\n", 65, "2: the body of"
    )
  }

  @Test("A session without a frame has nothing to check", arguments: ["", #"{"at":0,"event":"j"}"# + "\n", "{\"at\""])
  func nothingToCheck(rest: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(header() + rest, to: "s.jsonl")
    let command = try Facet.run("replay", path, "--check")
    #expect(command.status == .exited(65) && command.output.isEmpty)
    let end = rest.hasSuffix("\n") || rest.isEmpty ? "\n" : "; the recording ends within a line\n"
    #expect(command.errors == "facet: \(path): there is no frame in it, so nothing was checked" + end)
  }

  @Test("A first line with an unknown size, scheme, depth, version or brand is refused")
  func wrongFirstLinesAreRefused() throws {
    try expect(header(["80x24": "9999x9999"]), 65, "1: the first line says \"size\": '9999x9999'")
    try expect(header(["light": "pink"]), 65, "1: the first line says \"scheme\"")
    try expect(header(["truecolor": "all"]), 65, "1: the first line says \"color\"")
    try expect(header(["6.0.0": "six"]), 65, "1: the first line says \"facetsVersion\"")
    try expect(
      header(["\"brand\":\"doordash\"": "\"brand\":\"harbor\""]), 66, "1: it was recorded in the brand 'harbor'")
  }

  @Test("Events and frames with extreme values are replayed without an error and without control characters")
  func extremeEventsDoNoHarm() throws {
    let events = [
      "Clock:4398046511104", "Clock:0", "Changed:4398046511104", "Progress:99,4398046511104", "NotLoaded:7,\"\"",
      "Resize:1x1", "Resize:2x10000", "Resize:10000x2", "Click:65535,65535", "Wheel-Left:65535,0", "G", "9", "9", "9",
      "9", "Ctrl-e", "Signal:suspend", "Scheme:dark", "?", "G", "Escape",
    ]
    let loads = [#"{"at":0,"event":"Loaded:1","page":{"number":1099511627776,"same":0}}"#]
    let lines = events.map { "{\"at\":0,\"event\":\"\($0.replacing("\"", with: "\\\""))\"}" } + loads
    let folder = try TemporaryFolder()
    let command = try Facet.run(
      "replay", try folder.write(header() + lines.joined(separator: "\n") + "\n", to: "s.jsonl"), "--check")
    #expect(command.errors.hasSuffix("s.jsonl: there is no frame in it, so nothing was checked\n"))
    #expect(command.status == .exited(65))
    let frames = [
      #"{"at":0,"frame":{"size":"1000000x1000000","looks":["?"],"rows":[[9999,"x",[10000,0,10000,0]]]}}"#,
      #"{"at":0,"frame":{"rows":[[0,"x",["# + Array(repeating: "9999,0", count: 20_000).joined(separator: ",")
        + "]]]}}",
      #"{"at":0,"frame":{"size":"80x24","rows":[[3,"\ud800 \u001b[2J",[10000,0,10000,0]]]}}"#,
    ]
    let check = try Facet.run(
      "replay", try folder.write(header() + frames.joined(separator: "\n") + "\n", to: "t.jsonl"), "--check")
    #expect(check.status == .exited(1))
    #expect(!check.output.contains("\u{1B}"))
  }
}
