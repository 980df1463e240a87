import Foundation
import Pictures
import TestSupport

@testable import PictureDecoding

/// Pictures that are decoded one after the other, and the counts of what became of them.
///
/// The variable `FACET_TO_TRY` names the program that decodes, as for other tests of a release.
struct DecoderRun: ~Copyable {
  private static let release = ProcessInfo.processInfo.environment["FACET_TO_TRY"]
  static let isRelease = release != nil

  private var decoder = PictureDecoder(program: release.map { [$0, "--decode-pictures"] } ?? Sample.decoder)
  private var process: pid_t?
  private var counts: [String: Int] = [:]
  /// The number of processes that were started, one after the other.
  private(set) var processes = 0
  /// The longest time of a picture, with the start of its process.
  private(set) var longest = Duration.zero

  mutating func result(of job: PictureJob) throws -> Result<PictureArt, PictureFault> {
    let start = ContinuousClock.now
    decoder.decode(job, id: 0)
    var events = decoder.events()
    if let process = decoder.process, process != self.process {
      self.process = process
      processes += 1
    }
    if events.isEmpty { events = decoder.wait() }
    guard events.count == 1, events[0].id == 0 else { throw HarnessError("\(events.count) events for a picture") }
    longest = max(longest, ContinuousClock.now - start)
    counts[Self.kind(of: events[0].result), default: 0] += 1
    return events[0].result
  }

  private static func kind(of result: Result<PictureArt, PictureFault>) -> String {
    switch result {
    case .success: "shown"
    case .failure(.tooManyPixels): "too large"
    case .failure(let fault): fault.text(in: .english).string
    }
  }

  /// A line with the counts, the commonest first.
  var summary: String {
    let kinds = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    let time = Int(longest / .milliseconds(1))
    return kinds.joined(separator: ", ") + "; \(max(0, processes - 1)) restarts; \(time) ms at most"
  }
}
