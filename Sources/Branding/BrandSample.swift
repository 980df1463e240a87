import CSamples
import JSON

/// The feeds built into a program, which can be shown without a file.
public struct BrandSample: Sendable {
  package let entry: String
  private let feed: @Sendable (String) -> ByteBuffer?

  /// The page shown at the start without a source; it leads to the home page.
  package static let welcome = "landing.json"
  package static let index = "index.json"

  /// Makes a sample; `feed` returns the brand's own files by name, and the pages behind their links are shared by all
  /// brands.
  public init(entry: String, feed: @escaping @Sendable (String) -> String?) {
    self.entry = entry
    self.feed = { name in feed(name).map { ByteBuffer($0) } }
  }

  /// Makes a sample from embedded files of SampleFeeds; the first file is the entry.
  public init(files: @escaping @Sendable () -> UnsafePointer<facet_sample>) {
    entry = files().pointee.name.map { String(cString: $0) } ?? ""
    feed = { name in Self.file(name, among: files()) }
  }

  package subscript(name: String) -> ByteBuffer? {
    feed(name) ?? Self.file(name, among: facet_common_samples())
  }

  /// Returns the bytes of a picture by its path in SampleFeeds; `nil` if the program does not carry it.
  package func picture(_ path: String) -> [UInt8]? {
    guard path.utf8.starts(with: "pictures/".utf8), let pack = self["pictures.pack"] else { return nil }
    return pack.withUnsafeBytes(in: 0..<pack.count) { bytes in
      PicturePack(bytes).picture(Array(path.utf8.dropFirst("pictures/".utf8.count)))
    }
  }

  private static func file(_ wanted: String, among files: UnsafePointer<facet_sample>) -> ByteBuffer? {
    var next = files
    while let name = next.pointee.name {
      if String(cString: name) == wanted {
        return ByteBuffer(builtIn: UnsafeBufferPointer(start: next.pointee.bytes, count: next.pointee.count))
      }
      next += 1
    }
    return nil
  }
}
