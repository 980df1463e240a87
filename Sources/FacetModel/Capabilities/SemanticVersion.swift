/// A version by SemVer 2.0, with its complete order of precedence.
public struct SemanticVersion: Hashable, Sendable {
  public let major: Number
  public let minor: Number
  public let patch: Number
  public let preRelease: [Identifier]
  /// The build metadata, which has no influence on precedence.
  public let build: [String]

  /// A part of a pre-release. Numbers compare as numbers and come before words.
  public enum Identifier: Hashable, Sendable {
    case number(Number)
    case word(String)
  }

  public init(_ major: UInt, _ minor: UInt, _ patch: UInt) {
    self.major = Number(major)
    self.minor = Number(minor)
    self.patch = Number(patch)
    preRelease = []
    build = []
  }

  /// Reads a version strictly: three numbers without leading zeros, then `-pre.release` and `+build`. Returns `nil` for
  /// any other text.
  public init?(_ text: String) {
    let (rest, build) = Self.split(text[...], at: "+")
    let (core, preRelease) = Self.split(rest, at: "-")
    let numbers = core.split(separator: ".", omittingEmptySubsequences: false).map { Number($0) }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1], let patch = numbers[2] else { return nil }
    let words = preRelease.map(Self.words) ?? []
    let identifiers = words.map(Self.identifier)
    self.build = build.map(Self.words) ?? []
    self.preRelease = identifiers.compactMap(\.self)
    guard self.preRelease.count == identifiers.count,
      preRelease == nil || !words.isEmpty, build == nil || !self.build.isEmpty,
      (words + self.build).allSatisfy(Self.isWord)
    else { return nil }
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  private static func split(_ text: Substring, at mark: Character) -> (Substring, Substring?) {
    guard let position = text.firstIndex(of: mark) else { return (text, nil) }
    return (text[..<position], text[text.index(after: position)...])
  }

  private static func words(_ text: Substring) -> [String] {
    text.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  private static func identifier(_ text: String) -> Identifier? {
    Number.isNumeric(text) ? Number(text).map(Identifier.number) : .word(text)
  }
}

extension SemanticVersion: Comparable {
  /// Compares by precedence. Build metadata does not count: `1.0.0+a` is neither below nor above `1.0.0+b`.
  public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    if (left.major, left.minor, left.patch) != (right.major, right.minor, right.patch) {
      return (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
    if left.preRelease.isEmpty || right.preRelease.isEmpty {
      return !left.preRelease.isEmpty && right.preRelease.isEmpty
    }
    return left.preRelease.lexicographicallyPrecedes(right.preRelease)
  }

  /// Compares for equality. Versions that differ only in build metadata are equal.
  public static func == (left: SemanticVersion, right: SemanticVersion) -> Bool {
    (left.major, left.minor, left.patch) == (right.major, right.minor, right.patch)
      && left.preRelease == right.preRelease
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
    hasher.combine(preRelease)
  }
}

extension SemanticVersion.Identifier: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left < right
    case (.number, .word): true
    case (.word, .number): false
    case (.word(let left), .word(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    }
  }
}

extension SemanticVersion: CustomStringConvertible {
  public var description: String {
    let tail = preRelease.isEmpty ? "" : "-" + preRelease.map(\.description).joined(separator: ".")
    return "\(major).\(minor).\(patch)" + tail + (build.isEmpty ? "" : "+" + build.joined(separator: "."))
  }
}

extension SemanticVersion.Identifier: CustomStringConvertible {
  public var description: String {
    switch self {
    case .number(let number): number.description
    case .word(let word): word
    }
  }
}
