/// A short stand-in for comparing many bytes. Equal bytes have equal fingerprints; different bytes share a fingerprint
/// once in about 2^120 pairs, even if an attacker chose them. Only fingerprints of one session can be compared.
public struct Fingerprint: Hashable, Sendable {
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64

  @inlinable
  init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }
}
