import FacetModel
import Feeds
import JSON
import Testing
import Text
import Wording

@testable import Sessions

/// The words of a server that answers with an error.
struct HTTPAnswerTests {
  private func problem(_ body: String, status: Int = 500) -> String? {
    let response = HTTPResponse(address: URIReference("http://zz"), status: status, body: ByteBuffer(body))
    return HTTPAnswer(response: response, secrets: PrintedSecrets(), words: .english).problem?.string
  }

  @Test(
    "The message of an error in JSON is quoted, in every form that is known",
    arguments: [
      #"{"message":"no oven"}"#, #"{"error":"no oven"}"#, #"{"error":{"message":"no oven"}}"#,
      #"{"errors":[{"message":"no oven"}]}"#, #"{"errors":["no oven"]}"#, #"{"detail":"no oven"}"#,
      #"{"error":"Internal Server Error","message":"no oven"}"#, #"{"error":{"errors":[{"message":"no oven"}]}}"#,
    ])
  func messages(_ body: String) {
    #expect(problem(body) == "the server says 500 Internal Server Error: “no oven”; try again later")
  }

  @Test("JSON without a message is quoted in one line, and text by its first line")
  func otherBodies() {
    #expect(
      problem("{\n  \"trace\": \"a1\",\n  \"ok\": false\n}\n")
        == "the server says 500 Internal Server Error: “{ \"trace\": \"a1\", \"ok\": false }”; try again later")
    #expect(
      problem("\n  out of order\nask later")
        == "the server says 500 Internal Server Error: “out of order”; try again later")
    #expect(problem("<p>no</p>") == "the server says 500 Internal Server Error; try again later")
  }
}
