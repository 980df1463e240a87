import Foundation

/// A port of this machine at which every connection is refused: it is taken, and no server listens.
public final class UnservedPort {
  public let number: Int
  private let descriptor: Int32

  public init() throws {
    let taken = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isTaken = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(taken, $0, length) == 0 && getsockname(taken, $0, &length) == 0
      }
    }
    descriptor = taken
    number = Int(UInt16(bigEndian: address.sin_port))
    guard isTaken else { throw HarnessError("no port can be taken: \(String(cString: strerror(errno)))") }
  }

  deinit {
    close(descriptor)
  }
}
