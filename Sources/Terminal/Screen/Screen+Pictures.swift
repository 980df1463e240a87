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

  /// Whether more pictures can be sent at once.
  var hasPicturesToSend: Bool { isOpen && !isAway && outbox.isEmpty && pixels.hasWaiting }

  /// Changes to what the terminal has answered about pictures. Returns the way of showing them if it is a new one; the
  /// next frame is then written in full.
  mutating func takePictureAnswer() -> TerminalPictures? {
    let facts = input.decoder.pictures
    guard let wish = settings.pictures, facts != lastPictureFacts || facts.takesSixels && answersAreNew,
      outbox.isEmpty
    else { return nil }
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

  private var answersAreNew: Bool { input.decoder.lastAnswers != lastPictureAnswers }

  /// Shows pixels in a way from the next frame on.
  mutating func adopt(_ way: TerminalPictures) {
    outbox.add(pixels.removeAll())
    pictureWay = way
    pixels = PixelPictures(way, isInTmux: settings.isInTmux)
    encoder.pictureCells = pixels.cells
    shown = nil
  }
}
