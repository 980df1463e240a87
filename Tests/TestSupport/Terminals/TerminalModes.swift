import Foundation

/// The input and output modes of a terminal, to compare before and after a program.
public struct TerminalModes: Equatable, Sendable, CustomStringConvertible {
  private let flags: [tcflag_t]
  private let characters: [UInt8]

  init(of descriptor: Int32) {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
    characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
  }

  public var isEchoing: Bool { flags[3] & tcflag_t(ECHO) != 0 }
  public var isCanonical: Bool { flags[3] & tcflag_t(ICANON) != 0 }

  public var description: String {
    let names = ["input", "output", "control", "local"]
    return zip(names, flags).map { "\($0) \(String($1, radix: 8))" }.joined(separator: ", ") + ", \(characters)"
  }
}
