import CNcurses
import Drawing
import Input

/// Pictures of true pixels.
extension Screen {
  /// Adopts the pictures that the next frames may name. The bytes of each are sent once, and those of the others are
  /// removed from the terminal.
  public mutating func keepPictures(_ pictures: [Int: ScreenPicture]) {
    guard isOpen, pictureWay != nil else { return }
    let words = pixels.keep(pictures)
    if !isAway { outbox.add(words) }
  }

  /// Sends pictures as far as the terminal takes them now. Frames come first, so nothing is sent while one waits, and
  /// only a part of the pictures at once.
  mutating func sendPictures() {
    guard isOpen, !isAway, wanted == nil else { return }
    var count = 0
    while outbox.isEmpty, count < Self.mostPictureBytes, let words = pixels.next() {
      outbox.add(words)
      outbox.send()
      count += words.count
    }
  }

  private static let mostPictureBytes = 1 << 17

  /// Changes to the way of showing pictures that suits the terminal's answers, its window and its colours. Returns it
  /// if it is a new one; the next frame is then written in full.
  mutating func takePictureWay() -> TerminalPictures? {
    guard let wish = settings.pictures, hasNewPictureFacts, outbox.isEmpty else { return nil }
    let facts = input.decoder.pictures
    lastPictureFacts = facts
    lastPictureAnswers = input.decoder.lastAnswers
    let way = wish.way(facts, depth: depth, window: device.cell).value
    guard way != pictureWay, let way else { return nil }
    if case .sixels = way, facts.colors == nil, facts.takesSixels, settings.asks {
      // The number of colours comes before another answer to the last question, or never.
      guard conversation.hasAskedForColors else {
        conversation.askForColorRegisters()
        sendConversation()
        return nil
      }
      guard input.decoder.lastAnswers >= conversation.lastQuestions else { return nil }
    }
    adopt(way)
    return way
  }

  /// Whether the way of showing pictures may have to change.
  var hasNewPictureFacts: Bool {
    guard settings.pictures != nil else { return false }
    let facts = input.decoder.pictures
    return facts != lastPictureFacts || facts.takesSixels && input.decoder.lastAnswers != lastPictureAnswers
  }

  /// Shows pixels in a way from the next frame on.
  mutating func adopt(_ way: TerminalPictures) {
    // With another font xterm moves pixels that it has kept, even over text that is the same as before.
    if case .sixels = pictureWay { clearok(facet_screen_window(), true) }
    outbox.add(pixels.removeAll())
    pictureWay = way
    pixels = PixelPictures(way, isInTmux: settings.isInTmux)
    encoder.pictureCells = pixels.cells
    shown = nil
  }
}
