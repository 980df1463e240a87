import JSON

/// Other bytes in place of a range of a text.
package struct TextEdit: Equatable {
  package let range: Range<Int>
  package let bytes: [UInt8]

  package init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }
}
