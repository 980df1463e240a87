/// The meaning of a `$type`. An unknown type is reported once, not at every token that has it.
enum DeclaredType: Equatable {
  case known(TokenType)
  case unknown
}
