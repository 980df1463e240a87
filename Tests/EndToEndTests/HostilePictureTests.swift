import Drawing
import Foundation
import TestSupport
import Testing

/// A saved page whose pictures attack the decoder.
struct HostilePictureTests {
  private static let size = Size(100, 140)

  /// The words in the blocks of pictures that cannot be shown.
  private static let words = [
    "header-50000.png": "too large: 50000 × 50000", "header-65500.jpg": "too large: 65500 × 65500",
    "header-65500.gif": "too large: 65500 × 65500", "header-16384.webp": "too large: 16384 × 16384",
    "grid-of-16320.avif": "too large: 16320 × 16320", "header-of-2-gigapixels.png": "damaged",
    "header-too-large-for-data.png": "damaged", "header-too-large-for-data.jpg": "damaged",
    "header-too-large-for-data.webp": "damaged", "two-sizes.webp": "damaged", "nested-boxes.avif": "damaged",
    "endless-box.avif": "damaged", "no-bytes.png": "unknown format", "vector.png": "unknown format",
    "too-many-bytes.png": "too many bytes",
  ]

  /// A page of carousels with three cards each, whose titles are the names of the pictures.
  private static func page(_ names: [String]) -> String {
    let carousels = stride(from: 0, to: names.count, by: 3).map { start in
      let cards = names[start..<min(names.count, start + 3)].map { name in
        """
        {"id": "\(name)", "component": {"id": "card.store", "category": "card"}, "text": {"title": "\(name)"},
         "images": {"main": {"uri": "\(name)"}}}
        """
      }
      return """
        {"id": "\(start)", "component": {"id": "carousel.standard", "category": "carousel"},
         "children": [\(cards.joined(separator: ","))]}
        """
    }
    return #"{"body": [{"id": "all", "body": [\#(carousels.joined(separator: ","))]}]}"#
  }

  /// The text in the last row of the block above the title of a card.
  private static func words(above title: String, in rows: [String]) -> String? {
    for (above, row) in zip(rows, rows.dropFirst()) {
      guard let place = row.range(of: title) else { continue }
      let column = row.distance(from: row.startIndex, to: place.lowerBound)
      return above.dropFirst(column).prefix(30).trimmingCharacters(in: .whitespaces)
    }
    return nil
  }

  @Test("A page of bombs stays, each block says what is wrong with its picture, and keys work")
  func bombs() throws {
    let bombs = try PictureBombs(areAll: ProgramToTry.isRelease)
    let file = bombs.path + "/home.json"
    try Data(Self.page(bombs.names).utf8).write(to: URL(filePath: file))
    // tmux 3.3a sometimes misses the end of its child on a busy machine, and with it the status.
    let tmux = try Tmux(
      "/bin/sh", ["-c", #""$0" "$@"; echo "left with $?""#, ProgramToTry.path, file, "--reduced-motion"],
      size: Self.size, environment: ["FACET_PICTURES": "auto"])
    try tmux.wait(forText: "comments.jpg", within: .seconds(90))
    try tmux.wait(for: "the faults of the pictures", within: .seconds(90)) { rows in
      Self.words.allSatisfy { Self.words(above: $0, in: rows) == $1 }
    }
    // The pictures behind the last fault are soon there, and the page still hears keys.
    let rows = try tmux.rows()
    #expect(bombs.names.allSatisfy { name in rows.contains { $0.contains(name) } })
    try tmux.type("P")
    try tmux.wait(forText: "pictures are off")
    #expect(try !tmux.rows().contains { $0.contains("damaged") })
    try tmux.type("q")
    try tmux.wait(forText: "left with 0")
  }
}
