import Components
import FacetModel
import JSON
import Lint

/// Makes the records of `facet lint --stream`.
public struct LintRecorder: LineRecorder {
  private let names: EnvelopeNames
  private let limits: FeedLimits
  /// The client that the findings are for.
  private let capabilities: Capabilities
  /// The client in the versions to compare.
  private let versions: [Capabilities]
  private let factory: FacetFactory
  private let severity: LintSeverity
  private let selection: LintSelection
  private let session = LintSession()

  package init(
    factory: FacetFactory, version: SemanticVersion, versions: [SemanticVersion], names: EnvelopeNames,
    severity: LintSeverity, selection: LintSelection = LintSelection()
  ) {
    var limits = FeedLimits()
    // A finding without a place has no component, which may decide on it.
    limits.diagnosticsPerRule = selection.knowsComponents ? 100_000 : LintRecord.mostPlaces
    self.selection = selection
    self.limits = limits
    self.factory = factory
    self.names = names
    self.severity = severity
    capabilities = factory.capabilities.asOf(version)
    self.versions = versions.map(factory.capabilities.asOf)
  }

  public func makeReader() -> LineReader { LineReader(names, limits: limits, notesLogging: true) }

  public func record(
    _ bytes: ByteBuffer, number: Int, _ reader: LineReader, longest: Int, to output: inout RecordOutput
  ) {
    var frame = LineFrame(number: number)
    var record = LintRecord()
    do throws(LineFault) {
      let line = try StreamLine(read: bytes, reader)
      (frame.key, frame.about) = (line.key, line.about)
      let text = try FeedText(line.feed(0), longest: longest)
      record.bytes = text.count
      // A key without a feed is an envelope of which the rest is missing.
      let lack = line.isEnvelope || line.key == nil ? nil : line.lack
      try lint(text, around: line.pointer(toFeed: 0), lack: lack, reader, into: &record)
      let status = record.status(severity)
      output.note(status)
      frame.write(status, nil, to: &output.writer) { $0.members(of: record, severity) }
    } catch {
      if record.bytes == 0 { record.bytes = bytes.count }
      write(record, frame, error, to: &output)
    }
  }

  public func record(
    _ status: StreamStatus, _ message: String, bytes: Int, number: Int, to output: inout RecordOutput
  ) {
    var record = LintRecord()
    record.bytes = bytes
    write(record, LineFrame(number: number), LineFault(status: status, message: message), to: &output)
  }

  private func write(_ record: LintRecord, _ frame: LineFrame, _ fault: LineFault, to output: inout RecordOutput) {
    output.note(fault.status)
    frame.write(fault.status, fault.message, to: &output.writer) { $0.members(of: record, severity) }
  }

  /// Lints the feeds of a text; a response may have several. `lack` says why a text that holds none does not.
  private func lint(
    _ text: FeedText, around prefix: String, lack: String?, _ reader: LineReader, into record: inout LintRecord
  ) throws(LineFault) {
    let memory = session.memory(for: reader.interner, factory)
    do throws(FeedError) {
      for feed in try text.decodeAll(with: reader.decoder) {
        add(try feed.get(), text, prefix, memory, to: &record)
      }
    } catch {
      if case .noFeed = error, let lack { throw LineFault(status: .noFeed, message: lack) }
      throw text.fault(error)
    }
  }

  private func add(
    _ feed: Feed, _ text: FeedText, _ prefix: String, _ memory: FindingMemory, to record: inout LintRecord
  ) {
    var linter = FeedLinter(feed, for: capabilities, factory: factory, limits: limits, memory: memory)
    let admission = linter.admission
    let found = selection.findings(linter.findings(), in: feed)
    record.add(
      feed, admission, counts: found.counts, places: text.places(of: found.wanted, in: feed, around: prefix))
    for client in versions {
      record.add(client.version == capabilities.version ? admission : Admission(feed.tree, for: client))
    }
  }
}

extension StreamLine {
  /// Reads a line; a line that is no JSON is a fault of the line.
  init(read bytes: ByteBuffer, _ reader: LineReader) throws(LineFault) {
    do throws(SyntaxError) {
      try self.init(bytes, reader)
    } catch {
      let lines = LineTable(bytes)
      throw LineFault(status: .noJSON, message: error.message(in: .english, locate: lines.location).string)
    }
  }
}
