/// A change in a list of changes that cannot be applied.
public struct PageEditFault: Error, CustomStringConvertible {
  public let description: String
}
