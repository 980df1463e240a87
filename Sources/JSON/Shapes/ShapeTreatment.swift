/// The part of a value that belongs to the shape of the object around it.
public enum ShapeTreatment: UInt8, Sendable {
  /// The kind alone, and whether a string is empty. The inside of a container does not count.
  case kind
  /// The inside of a container; of other values the kind alone.
  case inside
  /// The text of a scalar as it is written, and the inside of a container.
  case content
  /// A class that the guide finds for the value.
  case classified
}

/// Decides what counts in a shape. It is asked once for each kind of member.
public protocol ShapeGuide {
  /// Returns the treatment of a member, and the number of the place inside it. The key is `nil` for elements of a list.
  func treatment(of key: String?, as kind: ValueKind, in place: UInt8) -> (ShapeTreatment, inside: UInt8)

  /// Returns the class of a value with the treatment `.classified`; `nil` if its shape is not to be remembered.
  func shapeClass(of place: Value.Place, in document: Document, inside: UInt8) -> UInt32?
}
