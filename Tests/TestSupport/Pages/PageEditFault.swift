/// What a list of changes says that cannot be so.
public struct PageEditFault: Error, CustomStringConvertible {
  public let description: String
}
