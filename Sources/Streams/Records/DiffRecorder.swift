import FacetModel
import JSON
import Reporting

/// Makes the records of `facet diff --stream`.
public struct DiffRecorder: LineRecorder {
  /// The most changes that a record lists; all are counted.
  private static let mostChanges = 100

  private let names: EnvelopeNames
  private let comparesLogging: Bool
  /// The first changes, as `facet diff --format json` writes them.
  private let changes: (FeedDiff, _ most: Int) -> [JSONOutput]

  package init(
    names: EnvelopeNames, comparesLogging: Bool, changes: @escaping (FeedDiff, _ most: Int) -> [JSONOutput]
  ) {
    self.names = names
    self.comparesLogging = comparesLogging
    self.changes = changes
  }

  public func makeReader() -> LineReader { LineReader(names, limits: FeedLimits(), notesLogging: false) }

  public func record(
    _ bytes: ByteBuffer, number: Int, _ reader: LineReader, longest: Int, to output: inout RecordOutput
  ) {
    var frame = LineFrame(number: number)
    do throws(LineFault) {
      let line = try StreamLine(read: bytes, reader)
      (frame.key, frame.about) = (line.key, line.about)
      guard line.isEnvelope else {
        throw LineFault(status: .noFeed, message: line.lack)
      }
      let old = try feed(0, of: line, reader, longest: longest)
      let new = try feed(1, of: line, reader, longest: longest, likely: old.operation)
      let diff = FeedDiff(from: old, to: new, comparingLogging: comparesLogging)
      let isSame = !diff.isVisible && !(comparesLogging && diff.counts.logging > 0)
      let status: StreamStatus = isSame ? .same : .changed
      output.note(status)
      frame.write(status, nil, to: &output.writer) { writer in
        writer.members(bytes: bytes.count, old: old.facetCount, new: new.facetCount, diff.counts)
        writer.key("changes")
        writer.array { writer in
          for change in changes(diff, Self.mostChanges) { writer.literal(change.text) }
        }
      }
    } catch {
      write(frame, error, bytes: bytes.count, to: &output)
    }
  }

  public func record(
    _ status: StreamStatus, _ message: String, bytes: Int, number: Int, to output: inout RecordOutput
  ) {
    write(LineFrame(number: number), LineFault(status: status, message: message), bytes: bytes, to: &output)
  }

  /// Decodes one side: of several feeds the one that answers `likely`, or else the largest. An empty page stands for a side that is null.
  private func feed(
    _ number: Int, of line: StreamLine, _ reader: LineReader, longest: Int, likely: String? = nil
  ) throws(LineFault) -> Feed {
    let value = line.feed(number)
    // Each side is a text of its own, because a diff compares two documents.
    let text: FeedText =
      value.isNull
      ? .text(ByteBuffer(#"{"body":[]}"#)) : try FeedText(value, longest: longest).ownText
    do throws(FeedError) {
      return try text.decode(with: reader.decoder, likely: likely)
    } catch {
      let fault = text.fault(error)
      throw LineFault(status: fault.status, message: "\(names.feeds[number]): \(fault.message)")
    }
  }

  private func write(_ frame: LineFrame, _ fault: LineFault, bytes: Int, to output: inout RecordOutput) {
    output.note(fault.status)
    frame.write(fault.status, fault.message, to: &output.writer) { writer in
      writer.members(bytes: bytes, old: 0, new: 0, FeedDiff.Counts())
      writer.key("changes")
      writer.array { _ in }
    }
  }
}

extension FeedText {
  /// The text as a document of its own.
  fileprivate var ownText: FeedText {
    guard case .inPlace(let value) = self else { return self }
    return .text(value.document.bytes.withUnsafeBytes(in: value.range) { ByteBuffer($0) })
  }
}

extension RecordWriter {
  fileprivate mutating func members(bytes: Int, old: Int, new: Int, _ counts: FeedDiff.Counts) {
    key("bytes")
    number(bytes)
    key("facets")
    object { writer in
      writer.key("old")
      writer.number(old)
      writer.key("new")
      writer.number(new)
    }
    key("inserted")
    number(counts.insert)
    key("deleted")
    number(counts.delete)
    key("moved")
    number(counts.move)
    key("updated")
    number(counts.update)
  }
}
