import Testing

@testable import AppRuntime

/// The line with which an editor asks for a facet.
struct ShowRequestTests {
  private func request(_ line: String) -> ShowRequest? { ShowRequest(Array(line.utf8), connection: 3) }

  @Test("A request names an absolute path and a place")
  func requestsAreRead() {
    #expect(
      request(#"{"show": {"at": "/body/0", "file": "/feeds/a b.json"}, "more": 1}"#)
        == ShowRequest(file: "/feeds/a b.json", place: "/body/0", connection: 3))
  }

  @Test(
    "Other lines are no requests",
    arguments: [
      "", "show", "[]", "{}", #"{"show": "/feeds/home.json"}"#, #"{"show": {"file": "home.json", "at": "1"}}"#,
      #"{"show": {"file": "/a\u0000b", "at": "1"}}"#, #"{"show": {"file": "/a", "at": 7}}"#,
      #"{"show": {"file": "/a", "at": "1", "x": [[[[[[[[[]]]]]]]]]}}"#, #"{"show": {"file": "/a", "at": "1"}"#,
    ])
  func otherLinesAreRefused(_ line: String) {
    #expect(request(line) == nil)
  }
}

/// The folder of the sockets.
struct SocketFolderTests {
  @Test(
    "Without a private folder of the user there is no socket", arguments: [nil, "", "relative", "/nonexistent", "/tmp"])
  func publicFoldersAreRefused(_ path: String?) {
    #expect(SocketFolder({ _ in path }, isMade: true) == nil)
  }
}
