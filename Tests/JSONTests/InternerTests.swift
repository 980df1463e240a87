import JSON
import TestSupport
import Testing

struct InternerTests {
  @Test func equalStringsOfTwoDocumentsAreOneNumber() throws {
    let interner = Interner(names: ["id", "title"])
    let one = try Document.read(ByteBuffer(#"{"title":"a","new":"b"}"#), interner: interner)
    let two = try Document.read(ByteBuffer(#"{"n\u0065w":"a"}"#), interner: interner)
    #expect(one.root.members.map(\.key.rawValue) == [1, 2])
    #expect(two.root.members.map(\.key.rawValue) == [2])
    #expect(one.root["title"]?.symbol == two.root["new"]?.symbol)
    #expect(interner.string(Symbol(rawValue: 2)) == "new")
  }

  @Test func manyStringsKeepTheirNumbers() {
    let interner = Interner()
    let names =
      (0..<20_000).map { "key-\($0 * 7919 % 20_011)" } + ["", "\u{1F35C}", String(repeating: "long", count: 99)]
    let symbols = names.map { interner.intern($0) }
    #expect(symbols.map(\.rawValue) == Array(0..<UInt32(names.count)))
    #expect(zip(symbols, names).allSatisfy { interner.string($0) == $1 && interner.find($1) == $0 })
    #expect(interner.find("absent") == nil)
  }

  /// Each would have to be compared with all before it, if whoever wrote the file knew how strings are hashed.
  @Test func keysThatWereMadeToCollideTakeNoLongerThanOthers() {
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
