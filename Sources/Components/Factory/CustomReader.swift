import FacetModel
import JSON

/// The declared members of a facet's `custom`. A member that is an object is declared as a whole.
public struct CustomReader {
  private let custom: CustomData
  private let fields: ReadFields

  init(custom: CustomData, fields: ReadFields) {
    self.custom = custom
    self.fields = fields
  }

  public subscript(key: String) -> Value? { custom[key].flatMap { fields.has(custom: key) ? $0 : nil } }
  /// Whether there is an object to read.
  public var isObject: Bool { custom.object != nil }
  public func string(_ key: String) -> String? { self[key]?.lenientString }
  public func bool(_ key: String) -> Bool? { self[key]?.lenientBool }
}
