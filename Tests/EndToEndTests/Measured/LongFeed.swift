import Foundation

/// A file with a feed of `count` facets. Feeds of different lengths begin with the same facets.
final class LongFeed {
  let path: String

  private static let sectionLength = 50

  init(facets count: Int) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "\(count)-\(UUID().uuidString).json").path
    var text = #"{"body":["#
    for start in stride(from: 0, to: count, by: Self.sectionLength) {
      let facets = (start..<min(count, start + Self.sectionLength)).map(Self.facet)
      text += start == 0 ? "" : ","
      text += #"{"id":"section \#(start)","body":[\#(facets.joined(separator: ","))]}"#
    }
    try Data((text + "]}").utf8).write(to: URL(filePath: path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func facet(_ number: Int) -> String {
    #"{"id":"\#(number)","component":{"id":"row.store"},"text":{"title":"Kitchen \#(number % 1000)","#
      + #""description":"Noodles • \#(number % 7).5 mi"},"#
      + #""events":{"click":{"name":"navigate","data":{"uri":"store/\#(number)"}}}}"#
  }
}
