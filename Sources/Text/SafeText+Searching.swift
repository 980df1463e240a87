import Glibc

extension SafeText {
  /// Whether another text stands somewhere in this one, byte for byte. However the two are made, this takes no longer
  /// than reading them: that is `memmem`'s promise.
  public func contains(_ other: SafeText) -> Bool {
    var text = string
    var wanted = other.string
    return text.withUTF8 { text in
      wanted.withUTF8 { wanted in
        guard let start = wanted.baseAddress, wanted.count > 0 else { return true }
        guard let place = text.baseAddress else { return false }
        return memmem(place, text.count, start, wanted.count) != nil
      }
    }
  }
}
