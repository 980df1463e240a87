import Drawing
import Input
import Pages
import Pictures
import Text
import Wording

/// An event that the app takes. The app reads no clock, file, environment or terminal itself.
public enum Event {
  case key(Key)
  case mouse(Mouse)
  /// Pasted text.
  case paste(String)
  /// Whether the terminal's window has the keyboard.
  case focus(Bool)
  case resize(Size)
  case signal(Signal)
  /// The terminal's answer to a question about itself.
  case answer(TerminalAnswer)
  /// The time in milliseconds since the app began. It comes when the app asks for it, before other events of that time.
  case clock(Int)
  /// The answer of the source to the load effect with this number.
  case loaded(LoadedPage, id: Int)
  /// The failure of a load effect. `isFinal` says that no answer is saved, so that asking again would not help.
  case notLoaded(reason: SafeText, id: Int, isFinal: Bool = false)
  /// A picture in a form, or the reason it cannot be shown.
  case picture(PictureOrder, Result<PictureArt, PictureFault>, PictureForm)
  /// The number of bytes received for an open request.
  case progress(bytes: Int, id: Int)
  /// A request of the source has begun or ended.
  case requested(RequestFacts)
  /// A page of the source has changed.
  case changed(page: Int)
  /// An editor asks for the facet at a place of the page: its id, pointer or line.
  case show(place: String)
  /// Whether the program gets the reports of the mouse now, after the user has asked for a change.
  case hearsMouse(Bool)
  /// The figures of the last frame, while the user looks at them. They are shown with the next frame.
  case measured(FrameFacts)
  /// The reason an effect had no result.
  case failed(reason: SafeText)
}

extension Event {
  /// `words` are the language of messages about input that has no other effect.
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
