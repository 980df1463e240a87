import FacetModel
import Feeds
import JSON
import Text
import Wording

/// The reason why a response is not a feed, in words for the user.
struct HTTPAnswer {
  let response: HTTPResponse
  /// The secrets that the server may repeat.
  let secrets: PrintedSecrets
  let words: Words

  /// The problem; `nil` if the response may be a feed.
  var problem: SafeText? {
    guard (200..<300).contains(response.status) else {
      let quoted: SafeText = excerpt.map { ": “\($0)”" } ?? ""
      return words.serverSays(name(of: response.status) + quoted) + "; " + advice
    }
    switch firstByte {
    case nil: return words.emptyAnswer
    case UInt8(ascii: "<") where !WebPage.mayHoldData(response.body):
      return words.webPageWithoutData
    default: return nil
    }
  }

  private var advice: SafeText {
    switch response.status {
    case 401, 403: words.sayWhoYouAre
    case 407: words.nameProxyUser
    case 404, 410: words.checkTheAddress
    case 429, 500...: words.tryAgainLater
    default: words.seeWhatServerWants
    }
  }

  private func name(of status: Int) -> SafeText {
    "\(status)" + (words.httpStatus(status).map { " " + $0 } ?? "")
  }

  /// The first words of the body, if they are readable text.
  private var excerpt: SafeText? {
    guard let firstByte, firstByte != UInt8(ascii: "<") else { return nil }
    let body = response.body
    let start = body.string(in: 0..<min(body.count, Self.mostExcerpted))
    // The first line of JSON is often no more than a brace.
    let text = message ?? (isJSON ? start.split(whereSeparator: \.isWhitespace).joined(separator: " ") : start)
    let line = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    // Secrets are masked before the text is cut, because a part of a secret would not be found.
    return line.map { line in
      let words = SafeText(String(line.drop(while: \.isWhitespace)))
      return CursorMask.masked(secrets.masked(message: words)).truncated(to: 80)
    }
  }

  private static let mostExcerpted = 16_384

  private var isJSON: Bool { firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") }

  /// The message of an error in JSON.
  private var message: String? {
    guard isJSON, let root = (try? Document.read(response.body, interner: .forFeeds()))?.root else { return nil }
    let error = root["errors"]?.elements.first { _ in true }
    return error?["message"]?.string ?? error?.string
      ?? PlainError(root, isError: true)?.messages.compactMap(\.self).first
  }

  private var firstByte: UInt8? {
    let body = response.body
    return body.withUnsafeBytes(in: 0..<body.count) { bytes in
      let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return bytes.dropFirst(isMarked ? 3 : 0).first { !" \t\r\n".utf8.contains($0) }
    }
  }
}
