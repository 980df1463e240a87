/// Stands for more bytes than anybody wants to compare twice: what is equal has equal fingerprints, and what is not has
/// equal ones once in about 2^120 pairs, whoever wrote it. Only those of one session can be compared.
public struct Fingerprint: Hashable, Sendable {
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64

  @inlinable
  init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }
}
