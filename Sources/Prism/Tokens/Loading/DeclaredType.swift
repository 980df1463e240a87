/// What a `$type` says. One that says nothing sensible is complained of once, not at every token that has it.
enum DeclaredType: Equatable {
  case known(TokenType)
  case unknown
}
