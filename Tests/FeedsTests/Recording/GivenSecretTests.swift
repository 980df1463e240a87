import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds

/// Secrets that the user gave and that a server repeats in some encoding.
struct GivenSecretTests {
  private func text(_ buffer: ByteBuffer) -> String { buffer.string(in: 0..<buffer.count) }

  private static func mask(_ headers: (String, String)...) throws -> SecretMask {
    var mask = SecretMask()
    for (name, value) in headers { mask.hide(try #require(HTTPHeader(name, value))) }
    return mask
  }

  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  @Test(
    "In a query, only values of known harmless parameters stay visible",
    arguments: [
      "key", "access_key", "private_key", "auth", "sig", "pwd", "pass", "session", "sid", "code", "anything",
      "X-Amz-Date",
      "k%65y",
    ])
  func queriesAreHidden(name: String) {
    var mask = SecretMask()
    let link = "https://feeds.example/home?\(name)=s3cr3t&page=2&sections=a,b&filterQuery=price_range%3D1"
    let hidden = "https://feeds.example/home?\(name)=masked-00001&page=2&sections=a,b&filterQuery=price_range%3D1"
    #expect(mask.masked(uri: link) == hidden)
    #expect(mask.masked(address: URIReference(link)) == hidden)
    #expect(text(mask.masked(ByteBuffer("{\"uri\": \"\(link)\"}"))) == "{\"uri\": \"\(hidden)\"}")
    #expect(mask.unmasked(hidden) == link)
  }

  @Test("Paging parameters are harmless only as numbers")
  func numbersAreHarmless() {
    var mask = SecretMask()
    #expect(mask.masked(uri: "a/b?page=s3cr3t&limit=20&offset=40") == "a/b?page=masked-00001&limit=20&offset=40")
    #expect(mask.masked(uri: "a/b?other-s3cr3t") == "a/b?masked-00002")
  }

  @Test("A fragment is hidden unless the link only names a part of the page")
  func fragmentsAreHidden() {
    var mask = SecretMask()
    #expect(mask.masked(uri: "#section-1") == "#section-1")
    #expect(mask.masked(uri: "https://a.example/#s3cr3t") == "https://a.example/#masked-00001")
    #expect(mask.masked(uri: "a#access_token=s3cr3t&state=x") == "a#access_token=masked-00001&state=masked-00002")
    #expect(
      mask.masked(address: URIReference("https://a.example/b?page=1#s3cr3t"))
        == "https://a.example/b?page=1#masked-00001")
  }

  @Test("The user and the password of a link are hidden")
  func usersAreHidden() {
    var mask = SecretMask()
    #expect(mask.masked(uri: "https://me:s3cr3t@a.example/b") == "https://masked-00001@a.example/b")
    #expect(
      mask.masked(addressesIn: "facet: 'http://me:pw@h/?k=v': no such file, nor https://x/y?z=1.")
        == "facet: 'http://masked-00002@h/?k=masked-00003': no such file, nor https://x/y?z=masked-00004.")
  }

  @Test("Words with a question mark are not taken for addresses")
  func questionsStay() {
    var mask = SecretMask()
    for words in ["Hungry? 20% off = a deal", "AM/PM", "1 = 1?", "Ready?", "C# or B", "a/b/c"] {
      #expect(text(mask.masked(ByteBuffer("[\"\(words)\"]"))) == "[\"\(words)\"]")
    }
  }

  static let spellings: [(@Sendable (String) -> String)] = [
    { $0 }, { $0.unicodeScalars.map { "\\u00" + String($0.value, radix: 16) }.joined() },
    { $0.utf8.map { "%" + String($0, radix: 16) }.joined() },
    { $0.utf8.map { "%" + String($0, radix: 16, uppercase: true) }.joined() },
    { $0.utf8.map { "%25" + String($0, radix: 16) }.joined() }, { $0.utf8.map { "&#\($0);" }.joined() },
    { $0.utf8.map { "&#x" + String($0, radix: 16) + ";" }.joined() },
    { $0.replacing("/", with: "\\/").replacing("+", with: "\\u002b") }, { base64($0) }, { base64("user:" + $0) },
    { base64("x" + $0 + "yz") }, { base64("xy" + $0).replacing("+", with: "-").replacing("/", with: "_") },
    { base64($0).replacing("=", with: "%3D") }, { $0.utf8.map { String($0, radix: 16) }.joined() },
    { $0.utf8.map { String($0, radix: 16, uppercase: true) }.joined() },
  ]

  @Test("The value of a header is hidden in every encoding", arguments: spellings.indices)
  func everySpelling(number: Int) throws {
    for secret in ["s3cr3t/t0ken+x", "Zq7-kPw9", "hunter", "pin7"] {
      var mask = try Self.mask(("X-Key", secret))
      let spelled = Self.spellings[number](secret)
      for text in ["you said \(spelled).", "[\"\(spelled)\"]", "{\"\(spelled)\": 1, \"a\": \"x \(spelled) y\"}"] {
        let hidden = self.text(mask.masked(ByteBuffer(text)))
        #expect(!hidden.contains(spelled), "\(secret) in \(text): \(hidden)")
        #expect(hidden.contains("masked-"))
        #expect(mask.unmasked(hidden).contains(spelled) || text.contains("\\u"))
      }
      #expect(!mask.masked(words: "it was \(spelled)").contains(spelled))
    }
  }

  @Test("The values of cookies are hidden, and their names stay")
  func cookiesAreHidden() throws {
    var mask = try Self.mask(("Cookie", "sid=abc; theme=dark%2Fblue; n=1"))
    let hidden = text(mask.masked(ByteBuffer(#"["abc", "dark/blue", "dark%2Fblue", "abcd", "1", "theme", "sid"]"#)))
    #expect(hidden == #"["masked-00001", "masked-00002", "masked-00003", "abcd", "1", "theme", "sid"]"#)
  }

  @Test("A user name and password given in base64 are hidden in plain text too, and the scheme stays")
  func credentialsAreHidden() throws {
    var mask = try Self.mask(("Authorization", "Basic " + Self.base64("me-myself:pa55")))
    let hidden = mask.masked(words: "Basic access for me-myself with pa55, by \(Self.base64("me-myself:pa55"))")
    #expect(hidden == "Basic access for masked-00001 with masked-00002, by masked-00003")
  }

  @Test("Short values are hidden only as whole words, and numbers stay numbers")
  func shortValues() throws {
    var mask = try Self.mask(("X-Pin", "407"), ("X-Flag", "true"))
    #expect(
      text(mask.masked(ByteBuffer(#"{"a": "pin 407", "b": [407, 4070, true], "407": "x407y"}"#)))
        == #"{"a": "pin masked-00001", "b": [9000000, 4070, true], "masked-00001": "x407y"}"#)
  }

  @Test("A secret is hidden after a NUL, in a key, and in a body that is not JSON")
  func oddPlaces() throws {
    var mask = try Self.mask(("X-Key", "s3cr3t-key"))
    for body in ["{\"a\\u0000s3cr3t-key\": \"b\\u0000s3cr3t-key\"}", "no json s3cr3t-key", "<p>s3cr3t-key</p>"] {
      #expect(!text(mask.masked(ByteBuffer(body))).contains("s3cr3t"))
    }
    let page = "<p>s3cr3t-key</p><script id=\"__NEXT_DATA__\" type=\"application/json\">{\"a\":1}</script>"
    #expect(!text(mask.masked(ByteBuffer(page))).contains("s3cr3t"))
  }

  @Test("Words that pages are made of stay, even if a header's value is a part of them")
  func knownWordsStay() throws {
    var mask = SecretMask(knownWords: ["card.store"])
    mask.hide(try #require(HTTPHeader("X-Kind", "store")))
    #expect(mask.masked(words: "card.store and store") == "card.store and masked-00001")
  }

  @Test("A value that looks like a mask is hidden")
  func masksAreNoSecrets() throws {
    var mask = try Self.mask(("X-Key", "masked-men"))
    #expect(!mask.masked(words: "the masked-men").contains("masked-men"))
  }

  @Test("Secrets in the user's address and operation are hidden if the server repeats them")
  func addressesAreHidden() {
    var mask = SecretMask()
    mask.hide(URIReference("https://me:pa55word@a.example/x?api_key=k3y%2Fx&tab=home#fr4gment"))
    _ = mask.hideSecrets(of: ByteBuffer(#"{"variables": {"token": "v4riable", "tab": "home"}}"#))
    let words = mask.masked(words: "home: pa55word, k3y/x, k3y%2Fx, fr4gment, v4riable")
    for secret in ["pa55word", "k3y", "fr4gment", "v4riable"] { #expect(!words.contains(secret)) }
    #expect(words.hasPrefix("home: "))
  }
}
