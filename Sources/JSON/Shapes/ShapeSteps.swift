/// The steps of a tree of shapes: from a number and a token to the next number.
struct ShapeSteps {
  struct Step {
    /// The token of the step that was taken last from here, and the number behind it.
    var expected: UInt64 = .max - 1
    var next: UInt32 = 0
    var treatment: ShapeTreatment
    var inside: UInt8
  }

  private struct Slot {
    var token: UInt64 = 0
    var from: UInt32 = 0
    /// Zero is a free slot, because no step leads to the root.
    var next: UInt32 = 0
  }

  private var steps: ContiguousArray<Step> = [Step(treatment: .inside, inside: 0)]
  /// A hash table with open addressing. Its size is a power of two, and it is at most half full.
  private var slots = ContiguousArray(repeating: Slot(), count: 512)
  /// Random, so that the author of a file cannot choose tokens that all collide.
  private let secret: UInt64

  /// The greatest number of steps. A feed with more shapes than that does not repeat its shapes.
  private static let most = 1 << 18

  init(secret: UInt64) {
    self.secret = secret
  }

  var count: Int { steps.count }

  @inline(__always)
  subscript(number: UInt32) -> Step { steps[Int(number)] }

  /// Returns the number behind a step that has been added.
  @inline(__always)
  mutating func next(after number: UInt32, token: UInt64) -> UInt32? {
    let step = steps[Int(number)]
    if step.expected == token { return step.next }
    return find(after: number, token: token)
  }

  @inline(never)
  private mutating func find(after number: UInt32, token: UInt64) -> UInt32? {
    let found = slots[slot(of: number, token)].next
    guard found != 0 else { return nil }
    steps[Int(number)].expected = token
    steps[Int(number)].next = found
    return found
  }

  /// Adds a step; `nil` if there are too many.
  @inline(never)
  mutating func add(after number: UInt32, token: UInt64, _ treatment: ShapeTreatment, _ inside: UInt8) -> UInt32? {
    guard steps.count < Self.most else { return nil }
    let next = UInt32(steps.count)
    steps.append(Step(treatment: treatment, inside: inside))
    steps[Int(number)].expected = token
    steps[Int(number)].next = next
    if steps.count * 2 > slots.count { grow() }
    slots[slot(of: number, token)] = Slot(token: token, from: number, next: next)
    return next
  }

  private mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.next != 0 { slots[self.slot(of: slot.from, slot.token)] = slot }
  }

  /// Returns the slot that holds the step, or the free slot where it belongs.
  @inline(__always)
  private func slot(of number: UInt32, _ token: UInt64) -> Int {
    let product = (token ^ secret).multipliedFullWidth(by: 0xA076_1D64_78BD_642F ^ UInt64(number) << 20)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
    while slots[slot].next != 0, slots[slot].from != number || slots[slot].token != token {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
