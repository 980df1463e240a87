import Drawing
import Feeds
import JSON
import Prism
import Reporting
import Sessions
import Terminal
import Text

extension Examination {
  func report(on build: BuildReport) -> DoctorReport {
    let program = DoctorReport.Section(title: "program", rows: build.rows)
    return DoctorReport(sections: [program, environment, streams, decisions, questions, configured, keeping])
      .hiding(PrivateWords(surroundings.environment))
  }

  private typealias Row = DoctorReport.Row

  private var environment: DoctorReport.Section {
    let shown = [
      "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "COLORTERM", "NO_COLOR", "COLORFGBG", "LC_ALL", "LC_CTYPE",
      "LANG", "FACET_QUERIES", "FACET_NO_SYNC",
      PictureChoice.variable,
    ]
    // The values of these hold addresses and names, which do not belong in a bug report.
    let hidden = [
      "TMUX", "STY", "SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
      "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
    ]
    let rows =
      shown.compactMap { name in value(of: name).map { Row(SafeText(name), $0) } }
      + hidden.filter { surroundings.environment($0) != nil }.map { Row(SafeText($0), "set") }
    let others = (shown + hidden).filter { surroundings.environment($0) == nil }
    return DoctorReport.Section(
      title: "environment", rows: rows + [Row("not set", SafeText(others.joined(separator: " ")))])
  }

  /// The value of a variable, cut to a few words.
  private func value(of variable: String) -> SafeText? {
    guard let value = surroundings.environment(variable) else { return nil }
    return value.isEmpty ? "set to nothing" : SafeText(value).truncated(to: 60)
  }

  private var streams: DoctorReport.Section {
    DoctorReport.Section(
      title: "streams",
      rows: [
        Row("standard input", SafeText(input.rawValue)), Row("standard output", SafeText(output.rawValue)),
        Row("size", size),
      ])
  }

  private var size: SafeText {
    guard output == .terminal else { return "none: \(Self.noTerminal)" }
    guard let size = plan?.size else { return "unknown: \(Self.noScreen)" }
    return "\(size.value.width)x\(size.value.height): \(size.reason)"
  }

  private var decisions: DoctorReport.Section {
    DoctorReport.Section(
      title: "decided",
      rows: [
        Row("pages", pages),
        Row("terminfo entry", entry),
        Row("multiplexer", words(surroundings.multiplexer) { SafeText($0.rawValue) }),
        Row("SSH", words(surroundings.isRemote) { $0 ? "yes" : "no" }),
        Row("colours", words(colors, Self.words)),
        Row("printed colours", words(surroundings.printingDecision, Self.words)),
        Row("scheme", words(scheme) { SafeText($0.rawValue) }),
        Row("letters", words(locale) { $0 ? "UTF-8" : "ASCII" }),
        Row("mouse", words(hearsMouse) { $0 ? "heard" : "not heard" }),
        Row("whole frames", words(synchronizes) { $0 ? "yes" : "no" }),
        Row("pictures", words(pictures) { SafeText($0.rawValue) }),
        Row("picture decoder", decoderWords),
      ])
  }

  private var pages: SafeText {
    guard output == .terminal else { return "printed as text: \(Self.noTerminal)" }
    return plan == nil ? "not shown: \(Self.noScreen)" : "shown on a screen"
  }

  private var entry: SafeText {
    switch planned {
    case .failure(let error): "none: \(error.description)"
    case .success(let plan):
      "\(plan.entry.value), \(plan.isEntryEmbedded ? "our own" : "the system's"): \(plan.entry.reason)"
    }
  }

  private func words<Value>(_ decision: Decision<Value>, _ name: (Value) -> SafeText) -> SafeText {
    "\(name(decision.value)): \(decision.reason)"
  }

  private static func words(_ depth: Depth) -> SafeText {
    switch depth {
    case .truecolor: "24 bits"
    case .palette256: "256"
    case .palette16: "16"
    case .monochrome: "none"
    }
  }

  private var questions: DoctorReport.Section {
    DoctorReport.Section(
      title: "questions to the terminal",
      rows: [
        Row("background", answer(to: .background, asked: "OSC 11")),
        Row("whole frames", answer(to: .synchronizedOutput, asked: "DECRQM 2026")),
        Row("24-bit colour", answer(to: .directColor, asked: "DECRQSS")),
        Row("RGB", answer(to: .rgbFlag, asked: "XTGETTCAP")),
        Row("Tc", answer(to: .trueColorFlag, asked: "XTGETTCAP")),
        Row("Co", answer(to: .colorCount, asked: "XTGETTCAP")),
        Row("pictures", answer(to: .graphics, asked: "kitty's protocol")),
        Row("its name", answer(to: .version, asked: "XTVERSION")),
        Row("pixels of a cell", answer(to: .cellSize, asked: "CSI 16 t")),
        Row("what it is", answer(to: .attributes, asked: "DA1")),
      ])
  }

  private func answer(to question: Question, asked: SafeText) -> SafeText {
    switch answers {
    case .failure(let refusal):
      return "\(asked): not asked, because \(refusal.reason)"
    case .success where !self.asked.contains(question):
      let decision =
        question == .synchronizedOutput
        ? surroundings.synchronizingDecision
        : question.isAboutPictures ? surroundings.pictureAskingDecision : surroundings.colorAskingDecision
      let reason = decision.value ? Self.configured : decision.reason
      return "\(asked): not asked, because \(reason)"
    case .success(let inquiry):
      guard let answer = inquiry.answers[question] else {
        return "\(asked): no answer within \(inquiry.patience.wholeMilliseconds) ms"
      }
      let meaning = Self.words(answer, to: question)
      return "\(asked): \(answer.text.truncated(to: 60)) after \(answer.delay.wholeMilliseconds) ms\(meaning)"
    }
  }

  private static func words(_ answer: Inquiry.Answer, to question: Question) -> SafeText {
    switch answer.meaning {
    case .scheme(let scheme)?: ", which is \(scheme.rawValue)"
    case .synchronizedOutput(let isKnown)?: isKnown ? ", which is yes" : ", which is no"
    case .colors(let depth)?: ", which is \(words(depth))"
    case .pictures?: ""
    case nil:
      switch question {
      case .background, .synchronizedOutput: ", which facet does not understand"
      case .attributes, .version, .cellSize, .graphics: ""
      case .directColor, .rgbFlag, .trueColorFlag, .colorCount: ", which is no"
      }
    }
  }

  /// The warning about the configuration, without the user's name, which is part of the path.
  private var fault: SafeText? {
    guard let warning = settings.warning?.text(in: .english), let path = configuration.path.value,
      let shown = configuration.shownPath,
      warning.string.hasPrefix(path)
    else { return settings.warning?.text(in: .english) }
    return shown + SafeText(String(warning.string.dropFirst(path.count)))
  }

  private var configured: DoctorReport.Section {
    let state: SafeText = isConfigured ? "there" : "not there"
    let path = configuration.shownPath.map { "\($0), \(state): " } ?? "nowhere: "
    return DoctorReport.Section(
      title: "configuration",
      rows: [Row("file", "\(path)\(configuration.path.reason)")]
        + (settings.brand.map { [Row("brand", SafeText($0))] } ?? [])
        + (fault.map { [Row("fault", $0)] } ?? []))
  }
}

extension Examination {
  private var keeping: DoctorReport.Section {
    let file = PersonalFile.cache(surroundings.environment)
    let state: SafeText = file.path.value.flatMap(CacheFile.size).map { CacheReport.amount($0) } ?? "not there"
    return DoctorReport.Section(
      title: "cache",
      rows: [DoctorReport.Row("file", (file.shownPath.map { "\($0), \(state): " } ?? "nowhere: ") + file.path.reason)])
  }
}

extension Duration {
  var wholeMilliseconds: Int { Int(self / .milliseconds(1)) }
}
