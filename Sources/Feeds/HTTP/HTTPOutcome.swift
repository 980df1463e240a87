/// What became of a request.
public struct HTTPOutcome: Sendable {
  public let id: Int
  public let result: Result<HTTPResponse, HTTPFault>
}
