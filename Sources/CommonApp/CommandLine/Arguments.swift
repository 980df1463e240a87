import Input
import Reporting
import Text

/// The words of a command line, sorted into options and the rest.
struct Arguments {
  var operands: [String] = []
  private var values: [(option: Option, value: String)] = []

  /// Sorts the words of a command line that a command takes.
  init(_ words: some Sequence<String>, for command: any Command.Type, in program: Program) throws(Failure) {
    let accepted = command.guide.options(in: program)
    var words = Array(words)[...]
    var areOptionsOver = false
    while let word = words.popFirst() {
      if areOptionsOver || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        try readOption(word, rest: &words, accepted: accepted, command: command.name)
      }
    }
  }

  subscript(option: Option) -> String? { values.first { $0.option == option }?.value }

  /// The values of an option that may be given more than once, in order.
  func all(_ option: Option) -> [String] { values.filter { $0.option == option }.map(\.value) }

  func has(_ flag: Option) -> Bool { values.contains { $0.option == flag } }

  /// Reads `--name value`, `--name=value`, `-o value`, or `-ovalue`.
  private mutating func readOption(
    _ word: String, rest: inout ArraySlice<String>, accepted: Options, command: String
  ) throws(Failure) {
    let isLong = word.hasPrefix("--")
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let given = isLong ? String(parts.first ?? "") : String(word.prefix(2))
    let inline = isLong ? parts.dropFirst().first.map { String($0) } : word.count > 2 ? String(word.dropFirst(2)) : nil
    let option = isLong ? Option(named: String(given.dropFirst(2))) : Option(letter: String(given.dropFirst()))
    guard let option, accepted.contains(option) else {
      throw .usage(Self.unknown(isLong ? given : word, accepted: accepted, command: command))
    }
    let name = option.rawValue
    guard !has(option) || option.isRepeatable else { throw .usage("--\(name) is given twice") }
    if option.isFlag {
      guard inline == nil else { throw .usage("--\(name) takes no value") }
      values.append((option, ""))
      return
    }
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw .usage("--\(name) needs a value: \(option.example)")
    }
    values.append((option, value))
  }
}

extension Arguments {
  /// The script in `--keys`.
  func script() throws(Failure) -> KeyScript? {
    guard let words = self[.keys] else { return nil }
    do throws(KeyScript.Fault) {
      return try KeyScript(words)
    } catch {
      let isCount = error.word.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let hint: SafeText =
        isCount
        ? "write the digits of a count apart: --keys \"4 0 j\""
        : "write names and characters: --keys \"j Down Enter Ctrl-f\""
      throw .usage("'\(error.word)' is not a key; \(hint)")
    }
  }
}
