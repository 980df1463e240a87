import JSON
import Text
import Wording

/// The faults of all token files.
struct TokenFaults {
  private struct Fault: Hashable {
    let file: Int
    let offset: Int
    let message: Message
  }

  let files: [TokenFile]
  private let numbers: [ObjectIdentifier: Int]
  private let limit: Int
  private var faults: [Fault] = []
  /// The faults that have been added. A fault that is found repeatedly is reported once.
  private var said: Set<Fault> = []
  private(set) var count = 0

  init(_ files: [TokenFile], limit: Int) {
    self.files = files
    self.limit = limit
    numbers = files.enumerated().reduce(into: [:]) { numbers, file in
      if let document = file.element.document {
        numbers[ObjectIdentifier(document)] = file.offset
      }
    }
  }

  // Swift 6.3.1 crashes in a release build (CopyPropagation) when it inlines this into TokenProperties.
  @inline(never)
  mutating func add(at value: Value, _ phrase: (Words) -> SafeText) {
    add(in: number(of: value.document), at: value.range.lowerBound, phrase)
  }

  mutating func add(in file: Int, at offset: Int, _ phrase: (Words) -> SafeText) {
    guard faults.count < limit else { return count += 1 }
    let fault = Fault(file: file, offset: offset, message: Message(phrase))
    if said.insert(fault).inserted {
      faults.append(fault)
      count += 1
    }
  }

  func file(of value: Value) -> TokenFile {
    files[number(of: value.document)]
  }

  /// The errors in the order of the files, each file from beginning to end. Errors at one position are in the order in
  /// which they were found.
  var errors: TokenErrors {
    let inOrder = faults.enumerated().sorted { left, right in
      (left.element.file, left.element.offset, left.offset) < (right.element.file, right.element.offset, right.offset)
    }
    return TokenErrors(
      inOrder.map { TokenError($0.element.message, at: files[$0.element.file].place(at: $0.element.offset)) },
      count: count)
  }

  private func number(of document: Document) -> Int {
    numbers[ObjectIdentifier(document)] ?? 0
  }
}
