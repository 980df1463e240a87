import JSON

/// The properties of a group. Those of a later file override those of an earlier one.
struct TokenGroup {
  /// The object of the last file that defines the group.
  var object: Value?
  var type: DeclaredType?
  var typeValue: Value?
  var mark: DeprecationMark?
  var extends: Value?
  /// The extensions of all files, the last file's last.
  var extensions: [Value] = []

  /// Adds the properties of a later file, which override earlier ones.
  mutating func take(_ properties: TokenProperties, of object: Value) {
    self.object = object
    if let type = properties.type {
      (self.type, typeValue) = (type, properties.typeValue)
    }
    mark = properties.mark ?? mark
    extends = properties.extends ?? extends
    extensions += properties.extensions.map { [$0] } ?? []
  }

  /// Adds the properties of an extended group that this group lacks.
  mutating func inherit(_ other: TokenGroup) {
    object = object ?? other.object
    type = type ?? other.type
    mark = mark ?? other.mark
    extensions = other.extensions + extensions
  }
}
