/// Decides scalar by scalar what a person takes for one character, and which part of it a cell can show.
///
/// The boundaries are those of UAX #29 (with the conjuncts of Unicode 15.1), or fewer. The form shown is the one whose
/// width agreed in glibc, tmux and libvterm: no variation selectors, no skin tones on emoji, nothing after the joiner
/// of an emoji sequence, a flag as its two letters.
struct ClusterRules {
  enum Role {
    /// Starts a glyph; one that `joins` belongs to the same cluster as the glyph before it.
    case base(joins: Bool)
    /// Stands on the glyph before it.
    case mark
    /// Starts a glyph of its own, for want of a glyph to stand on.
    case loneMark
    case hidden
  }

  private enum State {
    case start, other, prepend, oddIndicator, pictograph, pictographAndJoiner, hangulLead, consonant, linkedConsonant
  }

  private var state = State.start
  /// An emoji sequence has reached its joiner: the rest of the cluster is not shown.
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
      // A mark behind it still needs a glyph to stand on.
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

  /// After a mark or an invisible scalar: emoji and conjuncts go on, all else that was begun ends.
  private mutating func extend() {
    switch state {
    case .start, .pictograph, .consonant, .linkedConsonant: break
    default: state = .other
    }
  }
}
