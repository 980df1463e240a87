import Glibc
import Workers

// Works on numbered blocks as its arguments say, and prints a line for each result. `jobs`, `blocks`, `patience` and
// `readers` are numbers; `crash` and `slow` are lists of blocks. `dead` is the number of
// runs whose workers end at once.
struct Wishes {
  private let values: [String: String]

  init(_ words: some Sequence<String>) {
    let pairs = words.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    values = Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }, uniquingKeysWith: { $1 })
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func number(_ name: String, or usual: Int) -> Int { values[name].flatMap { Int($0) } ?? usual }
  func list(_ name: String) -> Set<Int> { Set((values[name] ?? "").split(separator: ",").compactMap { Int($0) }) }
}

/// Blocks that hold their own number, repeated.
struct Blocks: BlockSource {
  let count: Int
  var next = 0
  var descriptor: Int32 { -1 }

  mutating func fill(_ target: UnsafeMutableRawBufferPointer, isUrgent: Bool) -> Filling {
    guard next < count else { return .end }
    defer { next += 1 }
    let length = next * 37 % target.count
    for index in 0..<length { target[index] = UInt8(truncatingIfNeeded: next) }
    return .block(Block(count: length, first: next))
  }
}

let wishes = Wishes(CommandLine.arguments.dropFirst())
let (crashing, slow, readers) = (wishes.list("crash"), wishes.list("slow"), wishes.number("readers", or: .max))
let isDead = wishes.has("dead")
let pool = WorkerPool(
  jobs: wishes.number("jobs", or: 2), capacity: 5000, patience: wishes.number("patience", or: 60))
var printed = 0
for _ in 0..<wishes.number("dead", or: 1) {
  var blocks = Blocks(count: wishes.number("blocks", or: 10))
  do {
    try pool.run(
      &blocks,
      { item in
        if isDead { kill(getpid(), SIGKILL) }
        let part = item.block.first
        item.begin(part)
        if let fault = item.faults[part] { return Array("\(part) \(fault)".utf8) }
        if crashing.contains(part) { kill(getpid(), SIGKILL) }
        while slow.contains(part) { pause() }
        return Array("\(part) \(item.bytes.reduce(0) { $0 + Int($1) })".utf8)
      }
    ) { result in
      print(String(decoding: result, as: UTF8.self))
      printed += 1
      return printed < readers
    }
  } catch {
    print("fault \(error)")
  }
}
