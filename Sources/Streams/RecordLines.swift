import FacetModel
import JSON
import Workers

/// A kind of record: what it says about a line.
public protocol LineRecorder {
  /// Makes a reader that has met no names yet.
  func makeReader() -> LineReader

  /// Writes the record of a line. Returns what became of it.
  func record(_ bytes: ByteBuffer, number: Int, _ reader: LineReader, longest: Int, to output: inout RecordOutput)

  /// Writes the record of a line that was not read.
  func record(_ status: StreamStatus, _ message: String, bytes: Int, number: Int, to output: inout RecordOutput)
}

/// Makes the records of blocks of lines. A worker has one.
public struct RecordLines<Recorder: LineRecorder> {
  /// The number of strings from which a worker forgets those of earlier lines.
  private static var mostNames: Int { 1 << 16 }

  private let recorder: Recorder
  private let longest: Int
  private var reader: LineReader

  public init(_ recorder: Recorder, longest: Int) {
    self.recorder = recorder
    self.longest = longest
    reader = recorder.makeReader()
  }

  /// Returns the records of a block, a line for each of its lines that is not blank.
  public mutating func records(of item: WorkItem) -> [UInt8] {
    var output = RecordOutput()
    output.addInput(bytes: item.block.count)
    switch item.block.content {
    case .parts: recordLines(of: item, to: &output)
    case .tooLong:
      recorder.record(
        .tooLong, tooLongMessage, bytes: item.block.count, number: item.block.first, to: &output)
    case .damaged:
      recorder.record(
        .damaged, "the input cannot be read on from here", bytes: 0, number: item.block.first, to: &output)
    }
    return output.bytes
  }

  private var tooLongMessage: String { "the line is longer than \(longest) bytes; --max-line sets the limit" }

  private mutating func recordLines(of item: WorkItem, to output: inout RecordOutput) {
    LineBlocks.forEachLine(of: item.bytes, from: item.block.first) { line, number in
      item.begin(number)
      if let line { record(line, number, item.faults[number], to: &output) }
    }
  }

  private mutating func record(
    _ line: UnsafeRawBufferPointer, _ number: Int, _ fault: PartFault?, to output: inout RecordOutput
  ) {
    if let fault {
      return recorder.record(.crashed, fault.message, bytes: line.count, number: number, to: &output)
    }
    guard line.count <= longest else {
      return recorder.record(.tooLong, tooLongMessage, bytes: line.count, number: number, to: &output)
    }
    if reader.interner.count > Self.mostNames {
      reader = recorder.makeReader()
    }
    recorder.record(ByteBuffer(line), number: number, reader, longest: longest, to: &output)
  }
}
