import Reporting
import Text
import Wording

/// Reads a size in bytes, or with a unit: `500K`, `16M`, `1G`, `20MB`.
enum CacheSize {
  static func bytes(_ word: String) throws(Failure) -> Int {
    let units = ["K": 10, "M": 20, "G": 30]
    let bare = word.last?.uppercased() == "B" ? word.dropLast() : word[...]
    let shift = bare.last.flatMap { units[$0.uppercased()] }
    let digits = shift == nil ? word[...] : bare.dropLast()
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number < 1 << 31
    else { throw .usage(Message { $0.noCacheSize(SafeText(word)) }) }
    return number << (shift ?? 0)
  }
}
