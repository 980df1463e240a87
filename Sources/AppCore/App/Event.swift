import Drawing
import Input
import Pages
import Text
import Wording

/// An event that the app takes. The app reads no clock, file, environment or terminal itself.
public enum Event {
  case key(Key)
  case mouse(Mouse)
  /// Pasted text.
  case paste(String)
  /// The terminal's window has got the keyboard focus, or lost it.
  case focus(Bool)
  case resize(Size)
  case signal(Signal)
  /// A message of the terminal about itself.
  case answer(TerminalAnswer)
  /// The time in milliseconds since a fixed start. It arrives when the app has asked for it, and before every other
  /// event.
  case clock(Int)
  /// The response to the load effect with this id.
  case loaded(LoadedPage, id: Int)
  case notLoaded(reason: SafeText, id: Int)
  /// The number of bytes received so far for a request.
  case progress(bytes: Int, id: Int)
  /// A page of the source has changed.
  case changed(page: Int)
  /// The measurements of the last frame. They arrive while the inspector shows them.
  case measured(FrameFacts)
  /// An effect has failed.
  case failed(reason: SafeText)
}

extension Event {
  /// Makes the event of an input. `words` supplies the message about a paste that did not end.
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
