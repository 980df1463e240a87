/// The result of a request, with its id.
public struct HTTPOutcome: Sendable {
  public let id: Int
  public let result: Result<HTTPResponse, HTTPFault>
}
