/// A reader of one JSON value in a padded buffer, strictly by RFC 8259. It passes what it reads to a sink.
///
/// The scanner uses one loop and its own stack instead of recursion, so a deep document needs no deep call stack. The
/// sink is a type parameter: checking a value without keeping it is the same grammar compiled a second time.
struct Scanner<Sink: ValueSink & ~Copyable>: ~Copyable {
  let base: UnsafePointer<UInt8>
  private(set) var end: Int
  let limits: ReadingLimits
  /// Memory for `limits.depth` frames, which the caller provides and frees.
  let stack: UnsafeMutablePointer<ContainerFrame>
  var at: Int
  var depth: Int
  var sink: Sink
  /// Whether a container has just been opened and its first element begins at `at`.
  private var needsValue = false
  /// The depth of the value that is being read.
  private var floor = 0
  /// The offset after a comma in an array at which reading stops.
  private var stop = -1
  /// Whether reading has stopped there.
  private(set) var hasStopped = false

  /// Moves to another range of the same bytes, after a success or an error in the range before.
  mutating func move(to range: Range<Int>, depth: Int) {
    at = range.lowerBound
    end = range.upperBound
    self.depth = depth
    needsValue = false
  }

  /// Reads the value at `at`, and leaves `at` after its end.
  mutating func readValue(key: Symbol = .none) throws(SyntaxError) {
    floor = depth
    try readOn(key)
  }

  /// Reads the value at `at` up to the comma before `stop`, if that is between two elements of an array.
  mutating func readValue(upTo stop: Int) throws(SyntaxError) {
    self.stop = stop
    try readValue()
  }

  /// Reads the rest of the value after such a stop.
  mutating func readRest() throws(SyntaxError) {
    hasStopped = false
    floor = 0
    try readOn(.none)
  }

  /// Begins to read inside of an array whose beginning is not known.
  mutating func beginOutside() {
    stack[depth] = ContainerFrame(node: 0, start: UInt32(truncatingIfNeeded: at), isObject: false)
    depth += 1
  }

  private mutating func readOn(_ key: Symbol) throws(SyntaxError) {
    var key = key
    while true {
      try readOneValue(&key)
      if depth > floor, needsValue {
        needsValue = false
        continue
      }
      repeat {
        if depth == floor { return }
        skipSpace()
      } while try !readSeparator(&key)
    }
  }

  init(
    base: UnsafePointer<UInt8>, end: Int, at: Int, limits: ReadingLimits,
    stack: UnsafeMutablePointer<ContainerFrame>, depth: Int, sink: consuming Sink
  ) {
    self.base = base
    self.end = end
    self.at = at
    self.limits = limits
    self.stack = stack
    self.depth = depth
    self.sink = sink
  }

  /// Reads a whole scalar value, or the opening of a container.
  @inline(__always)
  private mutating func readOneValue(_ key: inout Symbol) throws(SyntaxError) {
    skipSpace()
    let start = at
    switch base[at] {
    case UInt8(ascii: "\""):
      at += 1
      let escaped = try scanString(openedAt: start)
      try sink.add(escaped ? .escapedString : .string, start: start, end: at, key: key)
    case UInt8(ascii: "{"):
      if sink.defers(key), try skipDeferred(key) { return }
      try open(.object, key: key)
      skipSpace()
      if base[at] == UInt8(ascii: "}") {
        try close()
      } else {
        key = try readKey(after: key)
        needsValue = true
      }
    case UInt8(ascii: "["):
      if sink.defers(key), try skipDeferred(key) { return }
      try open(.array, key: key)
      skipSpace()
      if base[at] == UInt8(ascii: "]") {
        try close()
      } else {
        key = .none
        needsValue = true
      }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      try scanNumber()
      try sink.add(.number, start: start, end: at, key: key)
    case UInt8(ascii: "t"):
      try scanWord("true")
      try sink.add(.true, start: start, end: at, key: key)
    case UInt8(ascii: "f"):
      try scanWord("false")
      try sink.add(.false, start: start, end: at, key: key)
    case UInt8(ascii: "n"):
      try scanWord("null")
      try sink.add(.null, start: start, end: at, key: key)
    default:
      throw unexpected(.value)
    }
  }

  /// Reads the byte after a value. Returns true after a comma, when another value follows, and false at the end of the
  /// container.
  @inline(__always)
  private mutating func readSeparator(_ key: inout Symbol) throws(SyntaxError) -> Bool {
    let isObject = stack[depth - 1].isObject
    switch base[at] {
    case UInt8(ascii: ","):
      at += 1
      if isObject {
        skipSpace()
        key = try readKey(after: key)
      } else {
        key = .none
        if at == stop {
          hasStopped = true
          floor = depth
          return false
        }
      }
      return true
    case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
      try close()
      return false
    default:
      throw unexpected(isObject ? .commaOrBrace : .commaOrBracket)
    }
  }

  @inline(__always)
  private mutating func open(_ form: Node.Form, key: Symbol) throws(SyntaxError) {
    guard depth < limits.depth else { throw SyntaxError(.tooDeep(limit: limits.depth), at: at) }
    let node = try sink.open(form, start: at, key: key)
    stack[depth] = ContainerFrame(node: node, start: UInt32(truncatingIfNeeded: at), isObject: form == .object)
    depth += 1
    at += 1
  }

  @inline(__always)
  private mutating func close() throws(SyntaxError) {
    at += 1
    depth -= 1
    sink.close(stack[depth], end: at)
  }

  /// Checks a deferred value as strictly as any other, and adds one node for it. Returns whether the sink lets it be
  /// deferred.
  private mutating func skipDeferred(_ key: Symbol) throws(SyntaxError) -> Bool {
    let start = at
    let behind = try checkDeferred()
    guard sink.canDefer(base: base, start..<behind) else { return false }
    sink.takeNotes()
    at = behind
    try sink.add(.deferred, start: start, end: behind, key: key)
    return true
  }

  /// Checks the value at `at` without keeping it. Returns the offset after it.
  private mutating func checkDeferred() throws(SyntaxError) -> Int {
    if let noting = sink.checker() {
      var checker = Scanner<NotingSink>(
        base: base, end: end, at: at, limits: limits, stack: stack, depth: depth, sink: noting)
      try checker.readValue()
      return checker.at
    }
    var checker = Scanner<CheckingSink>(
      base: base, end: end, at: at, limits: limits, stack: stack, depth: depth, sink: CheckingSink())
    try checker.readValue()
    return checker.at
  }
}
