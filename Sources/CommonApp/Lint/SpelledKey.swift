/// A key of the wire in both spellings, made once: lint asks for a dozen of them at every facet.
struct SpelledKey: ExpressibleByStringLiteral, Sendable {
  let snakeCase: String
  let camelCase: String

  init(stringLiteral snakeCase: String) {
    self.snakeCase = snakeCase
    let words = snakeCase.split(separator: "_")
    camelCase = words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
