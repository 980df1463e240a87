/// Sequences for the terminal around tmux, which tmux hands on if its option `allow-passthrough` is on, and drops
/// otherwise.
enum TmuxPassage {
  static func wrapped(_ sequence: some Sequence<UInt8>) -> [UInt8] {
    var bytes = Array("\u{1B}Ptmux;".utf8)
    for byte in sequence {
      if byte == 0x1B { bytes.append(0x1B) }
      bytes.append(byte)
    }
    return bytes + Array("\u{1B}\\".utf8)
  }
}
