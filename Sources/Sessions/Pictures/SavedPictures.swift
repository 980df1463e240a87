import Branding
import Feeds
import JSON
import Pictures

/// The pictures that are saved with responses. They are in the folders that an index names, beside a feed, in an
/// archive of network traffic, or in the program itself.
struct SavedPictures {
  /// The folders, with the path of the index that names them.
  private var folders: [(folder: PictureFolder, base: String)] = []
  private var archive: HARArchive?
  private var sample: BrandSample?
  private var hasFiles = false

  /// The most bytes of a picture.
  static let mostBytes = 16 << 20

  init(_ shelf: SavedResponses) {
    switch shelf {
    case .pages(let files, let read):
      hasFiles = files.contains { read[$0] == nil }
      // Files of a folder with an index have its pictures too.
      for base in Set(files.filter { read[$0] == nil }.map(Self.folder)) { add(Self.folders(in: base), base: base) }
    case .folder(let bundle, let path):
      hasFiles = true
      add(bundle.pictures, base: path)
    case .archive(let archive, _, _): self.archive = archive
    case .sample(let bundle, let sample):
      add(bundle.pictures, base: "")
      self.sample = sample
    }
  }

  private mutating func add(_ folders: [PictureFolder], base: String) {
    self.folders += folders.map { (folder: $0, base: base) }
  }

  var reach: PictureReach {
    PictureReach(
      prefixes: folders.map(\.folder.prefix), addresses: archive?.pictureAddresses ?? [], hasFiles: hasFiles)
  }

  /// Returns the bytes at an address. `file` is the file of the page that has it.
  func bytes(at address: String, of file: String?) -> Result<[UInt8], PictureFault> {
    if let bytes = DataAddress.bytes(of: address) { return .success(bytes) }
    if let bytes = archive?.picture(at: address) { return .success(bytes) }
    if address.isRelativeReference {
      guard let file, let path = PicturePath.path(of: address) else { return .failure(.missing) }
      return Self.read(Self.folder(of: file) + "/" + path)
    }
    for (folder, base) in folders {
      guard let path = folder.path(of: address) else { continue }
      guard let sample else { return Self.read(base + "/" + path) }
      return sample.picture(path).map { .success($0) } ?? .failure(.missing)
    }
    return .failure(.missing)
  }

  private static func read(_ path: String) -> Result<[UInt8], PictureFault> {
    do throws(SourceError) {
      let bytes = try FileReader.read(path, limit: mostBytes)
      return .success(bytes.withUnsafeBytes(in: 0..<bytes.count) { Array($0) })
    } catch {
      if case .tooLarge(let limit) = error { return .failure(.tooManyBytes(limit)) }
      return .failure(.missing)
    }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// Reads the index of a folder for its pictures alone. A fault in it matters only to a user who opens the folder.
  private static func folders(in base: String) -> [PictureFolder] {
    guard let bytes = try? FileReader.read(base + "/" + ReplaySource.index, limit: mostIndexBytes),
      let index = try? Document.read(bytes, interner: Interner())
    else { return [] }
    return PictureFolder.all(in: index.root)
  }

  private static let mostIndexBytes = 1 << 20
}

/// Saved pictures that are looked for when they are first wanted, so that a start without pictures reads no index.
final class SavedPicturesOnce {
  private let shelf: SavedResponses
  private(set) lazy var pictures = SavedPictures(shelf)

  init(_ shelf: SavedResponses) {
    self.shelf = shelf
  }
}
