import Foundation

/// A folder with the pictures of `Tests/PictureBombs`, which attack their decoder.
public final class PictureBombs {
  private let folder: TemporaryFolder
  public let names: [String]

  /// Pictures that keep the decoder busy for a second or more.
  private static let slow = [
    "scans.jpg", "frames-100000.gif", "frames-outside.gif", "grid-larger-than-it-says.avif", "many-texts.png",
    "frames-100000.webp", "large-frames.webp", "large-frames.gif", "grid-of-15625-tiles.avif", "interlaced-zeros.png",
  ]

  /// Creates the pictures: all of them, or only those that are soon decoded.
  public init(areAll: Bool) throws {
    folder = try TemporaryFolder()
    let script = Repository.path("Tests/PictureBombs/make.py")
    let made = try Command.run("python3", [script, folder.path], within: .seconds(120))
    guard made.status == .exited(0) else { throw HarnessError(made.errors) }
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    names = all.filter { areAll || !Self.slow.contains($0) }
  }

  public var path: String { folder.path }

  public func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: folder.path(name))))
  }
}
