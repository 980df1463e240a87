import Foundation

/// A folder with the pictures of `Tests/PictureBombs`, which attack their decoder.
public final class PictureBombs {
  private let folder: TemporaryFolder

  public init() throws {
    folder = try TemporaryFolder()
    let script = Repository.path("Tests/PictureBombs/make.py")
    let made = try Command.run("python3", [script, folder.path], within: .seconds(120))
    guard made.status == .exited(0) else { throw HarnessError(made.errors) }
  }

  public var path: String { folder.path }

  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  public func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: folder.path(name))))
  }
}
