import Prism
import Reporting
import Terminal
import Text

/// The decisions that follow from the environment, the terminfo entry and the answers together.
extension Examination {
  static let configured: SafeText = "the configuration says so"

  var scheme: Decision<Scheme> {
    if let scheme = settings.scheme { return Decision(scheme, because: Self.configured) }
    guard let answer = answer(to: .background), case .scheme(let scheme)? = answer.meaning else {
      return surroundings.schemeDecision
    }
    return Decision(scheme, because: "the terminal says that its background is \(answer.text)")
  }

  var colors: Decision<Depth> {
    let wish =
      settings.depth.map { Decision<Depth?>($0, because: Self.configured) } ?? surroundings.colorDecision
    guard let plan else { return Decision(.monochrome, because: Self.noScreen) }
    if wish.value == nil, let answered = answeredColors,
      Depth.allCases.prefix(while: { $0 != plan.depth }).contains(answered.value)
    {
      return answered
    }
    guard plan.depth != wish.value else { return Decision(plan.depth, because: wish.reason) }
    let count = plan.colorCount.map { $0 == 0 ? "no colours" : "\($0) colours" } ?? "every colour"
    return Decision(plan.depth, because: "\(wish.reason), and \(plan.entry.value) has \(count)")
  }

  /// The most colours that the terminal has said it shows.
  private var answeredColors: Decision<Depth>? {
    let said =
      [
        (Question.directColor, "a 24-bit colour can be read back"), (.rgbFlag, "it has RGB"),
        (.trueColorFlag, "it has Tc"), (.colorCount, "its count of colours, Co, says so"),
      ] as [(Question, SafeText)]
    let decisions = said.compactMap { question, words -> Decision<Depth>? in
      guard case .colors(let depth)? = answer(to: question)?.meaning else { return nil }
      return Decision(depth, because: "the terminal was asked: " + words)
    }
    return decisions.first { $0.value == .truecolor } ?? decisions.first
  }

  var synchronizes: Decision<Bool> {
    let wish = surroundings.synchronizingDecision
    guard wish.value else { return wish }
    if case .failure = answers { return Decision(false, because: "the terminal was not asked") }
    guard let answer = answer(to: .synchronizedOutput) else {
      return Decision(false, because: "the terminal does not say that it can")
    }
    return answer.meaning == .synchronizedOutput(true)
      ? Decision(true, because: "the terminal says that it can")
      : Decision(false, because: "the terminal says that it cannot")
  }

  var hearsMouse: Decision<Bool> {
    guard let plan else { return Decision(false, because: Self.noScreen) }
    guard plan.takesControlSequences else { return Decision(false, because: Self.strangeSequences) }
    if settings.hearsMouse == false { return Decision(false, because: Self.configured) }
    return Decision(true, because: "the key m and --no-mouse leave it to the terminal")
  }

  private func answer(to question: Question) -> Inquiry.Answer? {
    (try? answers.get())?.answers[question]
  }
}
