import Glibc
import Workers

// Works on numbered blocks as its arguments say: `jobs`, `blocks`, `patience` and `readers` are numbers; `crash` and
// `slow` are lists of blocks, `dead` stands for workers that end at once. It prints a line for each result.
var options: [String: String] = [:]
for word in CommandLine.arguments.dropFirst() {
  let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
  options[parts[0]] = parts.count > 1 ? parts[1] : ""
}

func number(_ name: String, or usual: Int) -> Int { options[name].flatMap { Int($0) } ?? usual }
func list(_ name: String) -> Set<Int> { Set((options[name] ?? "").split(separator: ",").compactMap { Int($0) }) }

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

let (crashing, slow, readers) = (list("crash"), list("slow"), number("readers", or: .max))
let isDead = options["dead"] != nil
var blocks = Blocks(count: number("blocks", or: 10))
var printed = 0
do {
  try WorkerPool(jobs: number("jobs", or: 2), capacity: 5000, patience: number("patience", or: 60)).run(
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
