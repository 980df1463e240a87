import Feeds
import JSON
import Text
import Wording

/// The results of a search in the cache as a feed: every row links to the page that holds the facet.
struct FoundPage {
  let query: String
  let found: FoundFacets
  let words: Words
  /// Words the age of a time.
  let age: (Int) -> SafeText

  /// The most rows of a page: a longer list is of no use.
  static let mostRows = 200

  private var title: SafeText {
    words.facetsSeen(found.facets.count + found.more, SafeText(query))
  }

  var text: ByteBuffer {
    let header = facet("found", "header.section", "header", [("title", title.string)])
    let rows = found.facets.enumerated().map { row($1, number: $0 + 1) }
    let section = WrittenJSON.object([
      ("id", .string("found")), ("header", .array([header])), ("body", .array(rows)),
    ])
    return ByteBuffer(WrittenJSON.object([("body", .array([section]))]).bytes)
  }

  private func row(_ found: FoundFacet, number: Int) -> WrittenJSON {
    let name = found.text.isEmpty ? found.id : found.text
    let place = HTTPPage.shownAddress(found.address).string + (found.section.isEmpty ? "" : ", " + found.section)
    return facet(
      "found:\(number)", "row.action", "row",
      [("title", name), ("subtitle", place), ("description", age(found.lastSeen).string)],
      [
        (
          "events",
          .object([
            (
              "click",
              .object([
                ("name", .string("navigate")), ("data", .object([("uri", .string(Self.link(to: found)))])),
              ])
            )
          ])
        )
      ])
  }

  private func facet(
    _ id: String, _ component: String, _ category: String, _ texts: [(key: String, text: String)],
    _ more: [(key: String, value: WrittenJSON)] = []
  ) -> WrittenJSON {
    .object(
      [
        ("id", .string(id)),
        ("component", .object([("id", .string(component)), ("category", .string(category))])),
        ("text", .object(texts.map { (key: $0.key, value: .string($0.text)) })),
      ] + more)
  }

  /// The link to a response and the facet on it: `12#card.store%3A7`. Only links of such a page are read that way.
  static func link(to facet: FoundFacet) -> String {
    let plain = facet.id.utf8.reduce(into: "") { link, byte in
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII,
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-._".utf8.contains(byte)
      {
        link.unicodeScalars.append(scalar)
      } else {
        link += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    return "\(facet.answer)" + (facet.isCurrent && !plain.isEmpty ? "#" + plain : "")
  }

  /// The number of the response in such a link.
  static func answer(of link: String) -> Int? {
    Int(link.prefix { $0 != "#" })
  }
}
