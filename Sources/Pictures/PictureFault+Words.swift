import Text
import Wording

extension PictureFault {
  /// The fault in a few words, for the block in the picture's place.
  public func text(in words: Words) -> SafeText {
    switch self {
    case .missing: words.pictureIsMissing
    case .unknownFormat: words.pictureOfUnknownFormat
    case .damaged: words.pictureIsDamaged
    case .tooManyPixels(let size): words.pictureHasPixels("\(size.width) × \(size.height)")
    case .tooManyBytes: words.pictureHasTooManyBytes
    case .tooSlow: words.pictureTakesTooLong
    case .decoderEnded: words.pictureEndedDecoder
    case .noLibrary(let name): words.pictureNeeds(name)
    case .answered(let status): words.pictureAnsweredWith("\(status)")
    case .refusedHost(let host): words.pictureHostRefused(host.truncated(to: 40))
    case .tooManyRedirects: words.pictureRedirectsTooOften
    case .noConnection: words.pictureHasNoConnection
    case .tooManyPictures: words.tooManyPictures
    }
  }
}
