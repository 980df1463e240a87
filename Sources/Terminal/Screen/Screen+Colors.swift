import CNcurses
import Prism

/// Changing to more colours while the screen is shown.
extension Screen {
  /// Draws with the colours that the terminal has offered, if they are more than so far and the settings do not fix
  /// them. Returns whether the depth has changed; the next frame is then written in full.
  ///
  /// ncurses cannot change the entry of a screen, so a second screen takes the place of the first. Of this only the mode
  /// of the keypad is sent, which each entry has its own sequences for.
  mutating func takeOfferedColors() -> Bool {
    guard let offered = offeredDepth, outbox.isEmpty, wanted == nil else { return false }
    offeredDepth = nil
    guard settings.asksColors, offered.isMore(than: depth), let entry = entry(showing: offered) else { return false }
    sendKeypadMode(false)
    guard begin(entry) else {
      set_term(handle)
      _ = held.take()
      sendKeypadMode(true)
      return false
    }
    let colors = Self.startColors()
    depth = colors.depth(wished: offered)
    encoder = CellEncoder(pairs: ColorPairs(depth: colors, limit: has_colors() ? facet_pair_count() : 0))
    encoder.pictureCells = pixels.cells
    // Pictures in the place of text need these colours.
    lastPictureFacts = nil
    Self.setModes(keyboard)
    _ = held.take()
    holdBack()
    keypad(keyboard, false)
    _ = held.take()
    sendKeypadMode(true)
    shown = nil
    return true
  }

  private mutating func sendKeypadMode(_ isOn: Bool) {
    keypad(keyboard, isOn)
    outbox.add(held.take())
  }

  /// Returns an entry that shows these colours, or at least more than the one in use.
  private func entry(showing offered: Depth) -> TerminalEntry? {
    // Reading an entry puts it into the current screen, which still needs its own.
    let own = facet_current_terminal()
    defer { facet_use_terminal(own) }
    guard let entry = try? TerminalEntry(type: settings.type, depth: offered, on: device.outputDescriptor),
      entry.abilities.colors.depth(wished: offered).isMore(than: depth)
    else { return nil }
    return entry
  }

  /// Makes a screen of an entry the current one. The screen before it is not freed: ncurses 6.4 would free with it what
  /// the new one uses. It happens at most once in a session.
  private mutating func begin(_ entry: TerminalEntry) -> Bool {
    let size = size
    guard let fresh = entry.whileFindable({ newterm(entry.name, device.output, device.input) }) else { return false }
    guard let pad = newpad(1, 1), let modes = Self.takeKeys(device) else { return false }
    (handle, keyboard, ownModes, type) = (fresh, pad, modes, entry.name)
    looks = .current
    // The window may have changed since; the signal for that is still to come.
    if Self.currentSize != size, resize_term(Int32(size.height), Int32(size.width)) != OK {
      self.size = Self.currentSize
    }
    return true
  }
}

extension Depth {
  /// Whether this depth has more colours. The cases are in order from many colours to few.
  fileprivate func isMore(than other: Depth) -> Bool {
    Depth.allCases.prefix { $0 != other }.contains(self)
  }
}
