import Foundation
import TestSupport

/// The words of the catalogue in each language, read from its source.
struct CatalogueText {
  private(set) var english: Set<String> = []
  private(set) var spanish: Set<String> = []
  private(set) var phraseCount = 0

  init() throws {
    for folder in ["Sources/Wording", "Sources/DoorDash", "Sources/Caviar"] {
      let root = Repository.path(folder)
      let files = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
      for file in files where file.hasSuffix(".swift") && !file.contains("Generated") {
        read(try String(contentsOfFile: root + "/" + file, encoding: .utf8))
      }
    }
  }

  /// The words of a text that the Spanish half does not have.
  func strange(in text: String, besides own: Set<String>) -> Set<String> {
    // A word that is cut cannot be looked up.
    Self.words(of: text.replacing(/\p{L}+…/, with: "")).subtracting(spanish).subtracting(own)
  }

  /// Returns the words of letters alone; numbers, signs and keys such as `↑↓` are not words.
  static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map { String($0) }.filter { $0.count > 1 })
  }

  private mutating func read(_ source: String) {
    let code = Array(
      source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n"))
    for (name, first) in [("say(", 0), ("count(", 1), ("plural(", 1)] {
      let letters = Array(name)
      for start in code.indices where code[start...].starts(with: letters) {
        if start > 0, code[start - 1].isLetter { continue }
        let arguments = Self.arguments(of: code, from: start + letters.count).map(Self.words(inLiteralsOf:))
        guard arguments.count == first + 2 else { continue }
        phraseCount += 1
        english.formUnion(arguments[first])
        spanish.formUnion(arguments[first + 1])
      }
    }
  }

  /// The arguments of a call as they are written.
  private static func arguments(of code: [Character], from start: Int) -> [String] {
    var arguments = [""]
    var depth = 0
    var isText = false
    var texts: [Int] = []
    var place = start
    while place < code.count {
      let character = code[place]
      if isText, character == "\\", place + 1 < code.count, code[place + 1] == "(" {
        texts.append(depth)
        depth += 1
        isText = false
        arguments[arguments.count - 1] += "\\("
        place += 2
        continue
      }
      if isText, character == "\\", place + 1 < code.count {
        arguments[arguments.count - 1] += [character, code[place + 1]]
        place += 2
        continue
      }
      if character == "\"" { isText.toggle() }
      if !isText {
        if character == "(" { depth += 1 }
        if character == ")" {
          if depth == 0 { return arguments }
          depth -= 1
          if texts.last == depth {
            texts.removeLast()
            isText = true
          }
        }
        if character == ",", depth == 0 {
          arguments.append("")
          place += 1
          continue
        }
      }
      arguments[arguments.count - 1].append(character)
      place += 1
    }
    return arguments
  }

  /// The words between quotation marks, without interpolations.
  private static func words(inLiteralsOf argument: String) -> Set<String> {
    var text = ""
    var depths: [Int] = []
    var depth = 0
    var isText = false
    let code = Array(argument)
    var place = 0
    while place < code.count {
      let character = code[place]
      place += 1
      if isText, character == "\\", place < code.count, code[place] == "(" {
        depths.append(depth)
        depth += 1
        isText = false
        text += " "
        place += 1
      } else if isText, character == "\\" {
        text += " "
        place += 1
      } else if character == "\"" {
        isText.toggle()
        text += " "
      } else if isText {
        text.append(character)
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
        if depths.last == depth {
          depths.removeLast()
          isText = true
        }
      }
    }
    return words(of: text)
  }
}
