/// The rules that decide, scalar by scalar, where user-perceived characters begin and which part of them a cell can
/// show.
///
/// The boundaries are those of UAX #29 with the conjuncts of Unicode 15.1, or fewer.
///
/// Each cluster is shown in the form whose width agreed in glibc, tmux and libvterm. That form has no variation
/// selectors, no skin tones on emoji and nothing after the joiner of an emoji sequence. A flag is shown as its two
/// letters.
struct ClusterRules {
  enum Role {
    /// A scalar that starts a glyph. If it `joins`, it belongs to the same cluster as the glyph before it.
    case base(joins: Bool)
    /// A mark on the glyph before it.
    case mark
    /// A mark that starts a glyph of its own, because no glyph comes before it.
    case loneMark
    /// A scalar that is not shown.
    case hidden
  }

  private enum State {
    case start, other, prepend, oddIndicator, pictograph, pictographAndJoiner, hangulLead, consonant, linkedConsonant
  }

  private var state = State.start
  /// Whether an emoji sequence has reached its joiner, so that the rest of the cluster is not shown.
  private var isCut = false

  mutating func role(of kind: ScalarKind) -> Role {
    let before = state
    switch kind {
    case .narrow, .wide, .blank, .unassigned, .removed, .becomesSpace, .replaced:
      return base(joins: before == .prepend, then: .other)
    case .spacingMark, .wideSpacingMark:
      return base(joins: before != .start, then: .other)
    case .pictograph, .widePictograph, .newPictograph:
      return base(joins: before == .prepend || before == .pictographAndJoiner, then: .pictograph)
    case .regionalIndicator:
      let isSecond = before == .oddIndicator
      return base(joins: before == .prepend || isSecond, then: isSecond ? .other : .oddIndicator)
    case .hangulLead:
      return base(joins: before == .prepend || before == .hangulLead, then: .hangulLead)
    case .hangulSyllable:
      return base(joins: before == .prepend || before == .hangulLead, then: .other)
    case .indicConsonant:
      return base(joins: before == .prepend || before == .linkedConsonant, then: .consonant)
    case .prepend:
      return base(joins: before == .prepend, then: .prepend)
    case .skinTone where before == .pictograph:
      return .hidden
    case .skinTone:
      return base(joins: before != .start, then: .other)
    case .mark:
      return mark()
    case .indicLinker:
      let links = before == .consonant
      defer { state = links ? .linkedConsonant : state }
      return mark()
    case .invisible:
      extend()
      return .hidden
    case .joiner:
      extend()
      if before == .pictograph {
        isCut = true
        state = .pictographAndJoiner
      }
      return .hidden
    case .boundary:
      // A mark after a boundary at the start still has no glyph before it.
      state = before == .start ? .start : .other
      return .hidden
    }
  }

  private mutating func base(joins: Bool, then next: State) -> Role {
    state = next
    isCut = isCut && joins
    return isCut ? .hidden : .base(joins: joins)
  }

  private mutating func mark() -> Role {
    if state == .start {
      state = .other
      isCut = false
      return .loneMark
    }
    extend()
    return isCut ? .hidden : .mark
  }

  /// Updates the state after a mark or an invisible scalar: emoji and conjuncts continue, every other sequence ends.
  private mutating func extend() {
    switch state {
    case .start, .pictograph, .consonant, .linkedConsonant: break
    default: state = .other
    }
  }
}
