import Foundation
import TestSupport

/// A folder with a page of 30 pictures: six carousels with five stores each.
final class PicturePage {
  static let count = 30

  private let folder: TemporaryFolder
  var path: String { folder.path("home.json") }

  /// Creates the page with sample pictures, all of them different, or with none of their files.
  init(hasFiles: Bool = true) throws {
    folder = try TemporaryFolder()
    try writePage()
    guard hasFiles else { return }
    let samples = try ["dishes", "covers", "goods"].flatMap { kind in
      let folder = Repository.path("SampleFeeds/pictures/\(kind)")
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    }
    for (number, sample) in samples.prefix(Self.count).enumerated() {
      try FileManager.default.copyItem(atPath: sample, toPath: folder.path("\(number).picture"))
    }
  }

  /// Creates the page with large pictures, each of which takes the decoder a while.
  init(pixels width: Int, by height: Int) throws {
    folder = try TemporaryFolder()
    try Data(StoredPNG.gray(width: width, height: height)).write(to: URL(filePath: folder.path("0.picture")))
    for number in 1..<Self.count {
      try FileManager.default.linkItem(atPath: folder.path("0.picture"), toPath: folder.path("\(number).picture"))
    }
    try writePage()
  }

  private func writePage() throws {
    let carousels = (0..<6).map { row in
      let cards = (0..<5).map { Self.card(row * 5 + $0) }.joined(separator: ",")
      return """
        {"id": "carousel:\(row)", "component": {"id": "carousel.standard", "category": "carousel"},
         "text": {"title": "Near you \(row)"}, "children": [\(cards)]}
        """
    }
    try folder.write(
      #"{"body": [{"id": "near", "body": [\#(carousels.joined(separator: ","))]}]}"#, to: "home.json")
  }

  private static func card(_ number: Int) -> String {
    """
    {"id": "card.store:\(number)", "component": {"id": "card.store", "category": "card"},
     "text": {"title": "Kitchen \(number)"}, "images": {"main": {"uri": "\(number).picture"}},
     "events": {"click": {"name": "navigate", "data": {"uri": "store/\(number)/"}}}}
    """
  }
}
