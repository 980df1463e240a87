import Foundation

/// The time and the memory of reading a feed, compared with Foundation, simdjson and Python.
struct DecodeBenchmark: Benchmark {
  static let name = "decode"
  static let summary =
    "read a feed: this project, Foundation, simdjson and Python, with one checksum over what they read"

  /// The least time of a measurement. Small feeds are read thousands of times in it.
  private static let roundDuration = Duration.milliseconds(500)
  /// The time within which a feed is read twice, because the first time includes the time for new memory. A
  /// longer reading spends hardly any of its time on that.
  private static let timeForTwo = Duration.seconds(2)

  init(arguments: [String]) throws(Failure) {
    if let argument = arguments.first {
      throw .usage("'\(Self.name)' does not know '\(argument)'")
    }
  }

  func rows() throws(Failure) -> [Row] {
    Self.letChildrenKeepMemory()
    var rows: [Row] = []
    var checksums: [DecodeCase: UInt64] = [:]
    var corpora: [DecodeCase: CorpusFile] = [:]
    for scenario in DecodeCase.allCases {
      let corpus = try CorpusFile(scenario.corpus())
      corpora[scenario] = corpus
      for (peer, measurement) in try measure(on: corpus, in: scenario) {
        rows += Self.rows(of: measurement, by: peer, in: scenario, size: Double(corpus.size))
        checksums[scenario] = measurement.checksum
      }
      if let plain = scenario.plain, checksums[plain] != checksums[scenario] {
        throw .software("\(scenario.rawValue) reads something else than \(plain.rawValue)")
      }
      if let plain = scenario.plain, let plainCorpus = corpora[plain] {
        rows.append(try Self.share(of: corpus, in: scenario, beside: plainCorpus, named: plain))
      }
    }
    return rows
  }

  private static func share(
    of corpus: CorpusFile, in scenario: DecodeCase, beside plainCorpus: CorpusFile, named plain: DecodeCase
  ) throws(Failure) -> Row {
    let command = DecodePeer.facet.command(file: corpus.path) + [plainCorpus.path]
    guard let line = try ChildProcess(command: command).output(),
      let timesSlower = Double(line.prefix { !$0.isNewline })
    else { throw .software("no comparison of \(scenario.rawValue)") }
    let share = Double(corpus.size) / Double(plainCorpus.size) / timesSlower
    return Row(scenario: scenario.rawValue, what: "facet", value: share, unit: "x \(plain.rawValue)")
  }

  /// Runs in the process that `DecodePeer.command` starts, and measures the named peer on the named file. `corpus 1MB`
  /// prints a corpus for profilers.
  static func work(_ arguments: [String]) throws(Failure) -> String {
    if arguments.count == 2, arguments[0] == "corpus", let scenario = DecodeCase(rawValue: arguments[1]) {
      return String(decoding: scenario.corpus(), as: UTF8.self)
    }
    guard 2...3 ~= arguments.count, let read = DecodePeer(rawValue: arguments[0])?.reading() else {
      throw .usage("a worker needs a peer and a file")
    }
    do {
      if arguments.count == 3 {
        return "\(try WrappingShare(plain: arguments[2], wrapped: arguments[1]).timesSlower())"
      }
      var time = BestTime()
      let checksum = try time.measure { try read(arguments[1]).value }
      guard let peak = ResidentMemory.peak() else { throw Failure.system("no figure for the memory") }
      while time.total < (time.runs < 2 ? timeForTwo : roundDuration) {
        guard try time.measure({ try read(arguments[1]).value }) == checksum else {
          throw Failure.software("\(arguments[0]) reads something else the next time")
        }
      }
      return DecodeMeasurement(checksum: checksum, seconds: time.seconds, peakBytes: peak).line
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .software("\(arguments[0]) cannot read the corpus: \(error)")
    }
  }

  /// Makes child processes keep freed memory. Otherwise each reading would get its memory from the system again, which
  /// measures the allocator. A block as large as a file of 50 MB is kept only if no memory is mapped for it alone.
  private static func letChildrenKeepMemory() {
    setenv("MALLOC_TRIM_THRESHOLD_", "1000000000", 1)
    setenv("MALLOC_MMAP_MAX_", "0", 1)
  }

  /// Measures all peers in turn, and the quick ones twice. Then a short disturbance does not spoil the best time of a
  /// peer.
  private func measure(
    on corpus: CorpusFile, in scenario: DecodeCase
  ) throws(Failure) -> [(DecodePeer, DecodeMeasurement)] {
    let first = try round(on: corpus, peers: scenario.peers)
    let quick = first.filter { Duration.seconds($0.1.seconds) < Self.timeForTwo }
    let second = Dictionary(uniqueKeysWithValues: try round(on: corpus, peers: quick.map(\.0)))
    let results = first.map { peer, measurement in
      (peer, second[peer].map { measurement.better(of: $0) } ?? measurement)
    }
    try Self.compare(first + second.map { ($0, $1) }, in: scenario)
    return results
  }

  private func round(
    on corpus: CorpusFile, peers: [DecodePeer]
  ) throws(Failure) -> [(DecodePeer, DecodeMeasurement)] {
    var results: [(DecodePeer, DecodeMeasurement)] = []
    for peer in peers {
      guard let line = try ChildProcess(command: peer.command(file: corpus.path)).output() else {
        FileHandle.standardError.write(Data("facet-bench: \(peer.rawValue) is not here; it is left out\n".utf8))
        continue
      }
      guard let measurement = DecodeMeasurement(line: line) else {
        throw .software("\(peer.rawValue) reports '\(line)'")
      }
      results.append((peer, measurement))
    }
    return results
  }

  /// Throws if the checksums differ, because a peer that reads less must not have a figure.
  private static func compare(_ results: [(DecodePeer, DecodeMeasurement)], in scenario: DecodeCase) throws(Failure) {
    guard Set(results.map(\.1.checksum)).count > 1 else { return }
    let sums = results.map { "\($0.rawValue) \(String($1.checksum, radix: 16))" }
    throw .software("the checksums of \(scenario.rawValue) differ: \(sums.joined(separator: ", "))")
  }

  private static func rows(
    of measurement: DecodeMeasurement, by peer: DecodePeer, in scenario: DecodeCase, size: Double
  ) -> [Row] {
    let speed = Row(
      scenario: scenario.rawValue, what: peer.rawValue, value: size / measurement.seconds / 1e6, unit: "MB/s")
    guard scenario.showsMemory else { return [speed] }
    let peak = Double(measurement.peakBytes)
    let memory = [(peak / size, "x file"), (peak / 1_048_576, "MiB")].map { value, unit in
      Row(scenario: scenario.rawValue, what: "\(peer.rawValue) peak memory", value: value, unit: unit)
    }
    return [speed] + memory
  }
}
