extension StringProtocol {
  /// The text in the form that searches compare: in lower case, with Latin letters without their marks. Soft hyphens and
  /// all else that is never seen are left out.
  public var folded: String {
    let lower = lowercased()
    guard lower.utf8.contains(where: { $0 >= 0x80 }) else { return lower }
    var result = ""
    for scalar in lower.unicodeScalars {
      switch scalar.value {
      case 0x300...0x36F: break
      case 0xDF...0x17F: result += LatinLetters.plain(scalar)
      default:
        if !scalar.properties.isDefaultIgnorableCodePoint { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// The ASCII letter that is left of a Latin letter without its marks: `E` of `É`; `nil` if none or several are left.
  public var withoutMarks: Unicode.Scalar? {
    if isASCII { return self }
    let lower = String(Character(self)).lowercased()
    let plain = lower.folded.unicodeScalars
    guard let letter = plain.first, plain.count == 1, letter.isASCII else { return nil }
    let isCapital = lower.unicodeScalars.first != self
    return isCapital ? String(Character(letter)).uppercased().unicodeScalars.first : letter
  }
}

/// The Latin letters U+00DF to U+017F without their marks. A dot stands for letters that have no such form.
private enum LatinLetters {
  private static let plain = Array(
    (".aaaaaa.ceeeeiiii.nooooo.ouuuuy.y" + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk."
      + "llllll..llnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").unicodeScalars)

  static func plain(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "ß": return "ss"
    case "æ": return "ae"
    case "œ": return "oe"
    default:
      let index = Int(scalar.value) - 0xDF
      let letter = plain.indices.contains(index) ? plain[index] : "."
      return String(letter == "." ? scalar : letter)
    }
  }
}
