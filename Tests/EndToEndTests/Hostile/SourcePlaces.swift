import Foundation
import JSON

/// The positions and pointers of a file, found without the program: lines are counted here, and Foundation reads the
/// values.
struct SourcePlaces {
  private let data: Data
  /// The number of characters in each line.
  private let lengths: [Int]

  init(_ path: String) throws {
    data = try Data(contentsOf: URL(filePath: path))
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lengths = data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var lengths = [0]
      var line = 0
      for index in start..<max(start, bytes.count) {
        let byte = bytes[index]
        if byte == 0x0A {
          lengths.append(line)
          line = 0
        } else if byte & 0xC0 != 0x80 {
          line += 1
        }
      }
      lengths.append(line)
      return lengths
    }
  }

  /// Whether the file has a position. It may follow the last character of a line, where something is missing.
  func contains(line: Int, column: Int) -> Bool {
    line >= 1 && line < lengths.count && column >= 1 && column <= lengths[line] + 1
  }

  func pointersThatLeadNowhere(_ pointers: [String]) -> [String] {
    guard pointers.contains(where: { !$0.isEmpty }) else { return [] }
    // Foundation does not read lone surrogates.
    guard let root = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
      let document = try? Document.read(ByteBuffer(data), interner: Interner())
      return pointers.filter { pointer in
        Self.steps(pointer).reduce(document?.root) { $0.flatMap(Self.step($1)) } == nil
      }
    }
    return pointers.filter { pointer in Self.steps(pointer).reduce(root) { $0.flatMap(Self.step($1)) } == nil }
  }

  /// Returns the steps of a JSON pointer (RFC 6901).
  private static func steps(_ pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  private static func step(_ name: String) -> (Any) -> Any? {
    { value in
      if let object = value as? [String: Any] { return object[name] }
      guard let list = value as? [Any], let index = Int(name), list.indices.contains(index) else { return nil }
      return list[index]
    }
  }

  private static func step(_ name: String) -> (Value) -> Value? {
    { value in
      value.kind == .object ? value[name] : Int(name).flatMap { Array(value.elements).dropFirst($0).first }
    }
  }
}
