import Drawing

/// What comes in from the terminal. Its description is the form used by key scripts and recordings.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  /// The screen has this size now and is blank: show a frame made for it.
  case resize(Size)
  case signal(Signal)
}

extension InputEvent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .key(let key): key.description
    case .resize(let size): "Resize:\(size.width)x\(size.height)"
    case .signal(let signal): "Signal:\(signal)"
    }
  }
}
