import Drawing
import Input
import Pages
import Text
import Wording

/// Everything that can happen to the app. Nothing else reaches it: no clock, no file, no environment, no terminal.
public enum Event {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted.
  case paste(String)
  /// Whether the terminal's window is where the person types.
  case focus(Bool)
  case resize(Size)
  case signal(Signal)
  /// What the terminal said about itself.
  case answer(TerminalAnswer)
  /// Milliseconds since some beginning. It comes when the app has asked for it, and before whatever else happens.
  case clock(Int)
  /// What a source answered to the load effect of this number.
  case loaded(LoadedPage, id: Int)
  case notLoaded(reason: SafeText, id: Int)
  /// How much has come of what is on its way.
  case progress(bytes: Int, id: Int)
  /// A page of the source is not what it was.
  case changed(page: Int)
  /// What the frame took that was shown last. It comes while somebody looks at that, and shows with the next one.
  case measured(FrameFacts)
  /// What came of an effect, if nothing did.
  case failed(reason: SafeText)
}

extension Event {
  /// `words` say what became of the input, if nothing else did.
  package init(_ input: InputEvent, in words: Words) {
    switch input {
    case .key(let key): self = .key(key)
    case .mouse(let mouse): self = .mouse(mouse)
    case .paste(let text): self = .paste(text)
    case .unfinishedPaste: self = .failed(reason: words.unfinishedPaste)
    case .focusIn: self = .focus(true)
    case .focusOut: self = .focus(false)
    case .resize(let size): self = .resize(size)
    case .signal(let signal): self = .signal(signal)
    case .answer(let answer): self = .answer(answer)
    }
  }
}
