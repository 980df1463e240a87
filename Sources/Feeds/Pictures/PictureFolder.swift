import JSON

/// A folder of saved pictures: all addresses that begin alike, as paths in it. An index names it:
///
///     "pictures": [{"uri": "https://img.example.com/*", "folder": "pictures"}]
public struct PictureFolder: Hashable, Sendable {
  /// The beginning of the addresses.
  public let prefix: String
  /// The folder, relative to that of the index.
  public let folder: String

  /// Reads an entry; `nil` if it is invalid or leads out of the folder of the index.
  init?(_ value: Value) {
    guard let uri = value["uri"]?.string, uri.hasSuffix("*"), let folder = value["folder"]?.string,
      FeedBundle.isInside(folder)
    else { return nil }
    prefix = String(uri.dropLast())
    self.folder = folder
  }

  /// Reads the folders that an index names.
  public static func all(in index: Value) -> [PictureFolder] {
    index["pictures"]?.elements.compactMap { PictureFolder($0) } ?? []
  }

  /// Returns the path of a picture, relative to the index; `nil` if its address begins otherwise.
  public func path(of address: String) -> String? {
    guard address.utf8.starts(with: prefix.utf8) else { return nil }
    return PicturePath.path(of: String(address.dropFirst(prefix.count))).map { folder + "/" + $0 }
  }
}

/// The path of a picture that is a file.
public enum PicturePath {
  /// Returns the path that a relative address names; `nil` if it is absolute or leads upwards.
  public static func path(of address: String) -> String? {
    let end = address.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? address.endIndex
    guard let bytes = PercentText.decode(address[..<end]) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    return FeedBundle.isInside(path) ? path : nil
  }
}
