/// One value of a document in 16 bytes. Nodes are in the order of the text; the children of a container follow it.
@usableFromInline
struct Node {
  @usableFromInline
  enum Form: UInt32 {
    case null, `false`, `true`, number
    case string
    /// A string with a backslash, whose decoded text differs from the bytes of the file.
    case escapedString
    case array, object
    /// An array or object that has been checked but not parsed into nodes.
    case deferred
    /// A string that stands for another value of the document, as in the rows of a web page.
    case reference

    /// Creates the form from the low bits of `packed`. This switch compiles to no instructions, which `init(rawValue:)`
    /// does not.
    @inlinable
    init(packed: UInt32) {
      switch packed & 15 {
      case 0: self = .null
      case 1: self = .false
      case 2: self = .true
      case 3: self = .number
      case 4: self = .string
      case 5: self = .escapedString
      case 6: self = .array
      case 7: self = .object
      case 8: self = .deferred
      default: self = .reference
      }
    }
  }

  /// The byte range of the value; strings include their quotes.
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  /// The member's key, or `Symbol.none`.
  @usableFromInline var key: Symbol
  /// The form in the lowest four bits; above them the index of the first node after this value.
  @usableFromInline var packed: UInt32

  /// The largest number of nodes. It is one less than 28 bits could count, because `next` of the last node must fit as
  /// well.
  static let maximumCount = 1 << 28 - 1

  @inlinable
  var form: Form { Form(packed: packed) }

  @inlinable
  var next: Int { Int(packed >> 4) }

  /// Whether the node is a reference. This is tested at every step through a container, so it avoids a switch.
  @inlinable
  var isReference: Bool { packed & 15 == 9 }

  @inline(__always)
  init(start: UInt32, end: UInt32, key: Symbol, form: Form, next: Int) {
    self.start = start
    self.end = end
    self.key = key
    packed = form.rawValue | UInt32(truncatingIfNeeded: next) << 4
  }

  @inline(__always)
  mutating func become(_ form: Form) {
    packed = packed & ~15 | form.rawValue
  }

  @inline(__always)
  mutating func close(end: UInt32, next: Int) {
    self.end = end
    packed = packed & 15 | UInt32(truncatingIfNeeded: next) << 4
  }
}
