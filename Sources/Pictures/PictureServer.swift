/// The server in the address of a picture.
public struct PictureServer: Hashable, Sendable {
  public let isEncrypted: Bool
  /// The host in lower case.
  public let host: String
  public let port: Int

  /// Creates the server of an address that has been taken apart; `nil` if no picture is loaded from there.
  public init?(scheme: String?, host: String, port: Int?) {
    guard let scheme, ["https", "http"].contains(scheme), let port, Self.isHost(host) else { return nil }
    isEncrypted = scheme == "https"
    self.host = host
    self.port = port
  }

  /// Reads the server of an absolute address. Addresses with a user, and hosts that two readers might understand
  /// differently, have none.
  public init?(of address: String) {
    let bytes = address.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) else {
      return nil
    }
    let scheme = String(address[..<colon]).lowercased()
    let place = bytes[colon...].dropFirst(3).prefix { !"/?#".utf8.contains($0) }
    self.init(scheme: scheme, place: String(Substring(place)))
  }

  /// Reads a host with an optional port, as the user writes it.
  public init?(written place: String) {
    self.init(scheme: "https", place: place)
  }

  private init?(scheme: String, place: String) {
    let bytes = place.utf8
    let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) ?? bytes.startIndex
    let end = bytes[bracket...].firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    let digits = Substring(bytes[end...].dropFirst())
    let usual = scheme == "https" ? 443 : 80
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let port = digits.isEmpty ? usual : Int(digits).flatMap { (1...65_535).contains($0) ? $0 : nil }
    self.init(scheme: scheme, host: String(Substring(bytes[..<end])).lowercased(), port: port)
  }

  /// The name as the user writes it: with the port, unless it is the usual one.
  public var name: String {
    port == (isEncrypted ? 443 : 80) ? host : "\(host):\(port)"
  }

  /// The scheme, the host and the port.
  public var address: String { (isEncrypted ? "https://" : "http://") + name }

  /// Whether the server is on this machine, so that nothing needs to be encrypted.
  public var isLocal: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

  private static func isHost(_ host: String) -> Bool {
    let isPlain: (UInt8) -> Bool = { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-._".utf8.contains(byte)
    }
    guard (1...253).contains(host.utf8.count) else { return false }
    if host.hasPrefix("["), host.hasSuffix("]") {
      return host.utf8.dropFirst().dropLast().allSatisfy { isPlain($0) || $0 == UInt8(ascii: ":") }
    }
    return host.utf8.allSatisfy(isPlain)
  }
}
