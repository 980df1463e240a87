import JSON

/// What files say about a group; a later file overrules an earlier one.
struct TokenGroup {
  /// The object of the last file that has the group.
  var object: Value?
  var type: DeclaredType?
  var typeValue: Value?
  var mark: DeprecationMark?
  var extends: Value?
  /// Those of all files, the last one last.
  var extensions: [Value] = []

  /// What a later file says overrules what earlier ones said.
  mutating func take(_ properties: TokenProperties, of object: Value) {
    self.object = object
    if let type = properties.type {
      (self.type, typeValue) = (type, properties.typeValue)
    }
    mark = properties.mark ?? mark
    extends = properties.extends ?? extends
    extensions += properties.extensions.map { [$0] } ?? []
  }

  /// Takes over what an extended group says and this one does not.
  mutating func inherit(_ other: TokenGroup) {
    object = object ?? other.object
    type = type ?? other.type
    mark = mark ?? other.mark
    extensions = other.extensions + extensions
  }
}
