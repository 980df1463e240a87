/// Encodes host names of any script in ASCII (RFC 3492).
enum Punycode {
  private static let (base, least, most, skew, damping) = (36, 1, 26, 38, 700)
  private static let firstBias = 72
  private static let firstCode = 128

  /// Returns a name with each of its parts in lower-case ASCII, or `nil` if nothing has to be done or can be done.
  static func name(of host: String) -> String? {
    guard host.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let isDot: (Unicode.Scalar) -> Bool = { ".\u{3002}\u{FF0E}\u{FF61}".unicodeScalars.contains($0) }
    let parts = host.lowercased().unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isDot)
    var names: [String] = []
    for part in parts {
      guard let name = part.allSatisfy(\.isASCII) ? String(part) : encoded(Array(part)).map({ "xn--" + $0 }),
        name.utf8.allSatisfy(isOfName)
      else { return nil }
      names.append(name)
    }
    return names.joined(separator: ".")
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-_".utf8.contains(byte)
  }

  /// Encodes a part (6.3). Names in the DNS have 63 letters at most, so no sum overflows.
  private static func encoded(_ scalars: [Unicode.Scalar]) -> String? {
    guard scalars.count <= 63 else { return nil }
    let codes = scalars.map { Int($0.value) }
    var output = codes.filter { $0 < firstCode }
    let plainCount = output.count
    if plainCount > 0 { output.append(Int(UInt8(ascii: "-"))) }
    var (code, delta, bias, done) = (firstCode, 0, firstBias, plainCount)
    while done < codes.count {
      guard let next = codes.filter({ $0 >= code }).min() else { return nil }
      delta += (next - code) * (done + 1)
      code = next
      for other in codes {
        if other < code { delta += 1 }
        guard other == code else { continue }
        var (rest, place) = (delta, base)
        while true {
          let threshold = place <= bias ? least : place >= bias + most ? most : place - bias
          if rest < threshold { break }
          output.append(digit(threshold + (rest - threshold) % (base - threshold)))
          rest = (rest - threshold) / (base - threshold)
          place += base
        }
        output.append(digit(rest))
        bias = adapted(delta, done + 1, isFirst: done == plainCount)
        (delta, done) = (0, done + 1)
      }
      (delta, code) = (delta + 1, code + 1)
    }
    return String(decoding: output.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  private static func digit(_ value: Int) -> Int { value < 26 ? value + 0x61 : value - 26 + 0x30 }

  /// Adapts the bias (6.1).
  private static func adapted(_ delta: Int, _ count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / damping : delta / 2
    delta += delta / count
    var place = 0
    while delta > (base - least) * most / 2 {
      delta /= base - least
      place += base
    }
    return place + (base - least + 1) * delta / (delta + skew)
  }
}
