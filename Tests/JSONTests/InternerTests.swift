import JSON
import TestSupport
import Testing

struct InternerTests {
  @Test("Equal strings of two documents have the same symbol") func equalStringsShareASymbol() throws {
    let interner = Interner(names: ["id", "title"])
    let one = try Document.read(ByteBuffer(#"{"title":"a","new":"b"}"#), interner: interner)
    let two = try Document.read(ByteBuffer(#"{"n\u0065w":"a"}"#), interner: interner)
    #expect(one.root.members.map(\.key.rawValue) == [1, 2])
    #expect(two.root.members.map(\.key.rawValue) == [2])
    #expect(one.root["title"]?.symbol == two.root["new"]?.symbol)
    #expect(interner.string(Symbol(rawValue: 2)) == "new")
  }

  @Test("Twenty thousand strings get symbols in order and are found again") func manyStringsKeepTheirSymbols() {
    let interner = Interner()
    let names =
      (0..<20_000).map { "key-\($0 * 7919 % 20_011)" } + ["", "\u{1F35C}", String(repeating: "long", count: 99)]
    let symbols = names.map { interner.intern($0) }
    #expect(symbols.map(\.rawValue) == Array(0..<UInt32(names.count)))
    #expect(zip(symbols, names).allSatisfy { interner.string($0) == $1 && interner.find($1) == $0 })
    #expect(interner.find("absent") == nil)
  }

  /// With a known hash function, each of these keys would have to be compared with all keys before it.
  @Test("Interning keys that were made to collide takes no longer than interning ordinary keys")
  func collidingKeysTakeNoLonger() {
    let hostile = CollidingKeys.make(20_000)
    #expect(Set(hostile).count == 20_000 && Set(hostile.map(\.utf8.count)).count == 1)
    let ordinary = (0..<hostile.count).map { "\(String(repeating: "-", count: 50))\($0 + 100_000)" }
    func timeToIntern(_ keys: [String]) -> Duration {
      let interner = Interner()
      return processorTime {
        for key in keys {
          _ = interner.intern(key)
        }
      }
    }
    #expect(timeToIntern(hostile) < timeToIntern(ordinary) * 10 + .milliseconds(200))
  }
}
