import Drawing
import Glibc
import Pictures
import Testing

@testable import PictureDecoding

@Suite("The decoder as its caller sees it")
struct PictureDecoderTests {
  @Test("No process runs before the first picture, and pictures come back under their ids")
  func ids() throws {
    var decoder = PictureDecoder(program: Sample.decoder, limit: 60_000)
    let (process, descriptors, time) = (decoder.process, decoder.descriptors, decoder.millisecondsLeft)
    #expect(process == nil && descriptors.isEmpty && time == nil)
    let nothing = decoder.wait()
    #expect(nothing.isEmpty)
    for id in [7, 3, 9] { decoder.decode(try Sample.job("one.png"), id: id) }
    let timeBefore = decoder.millisecondsLeft
    #expect(timeBefore == 0)
    var seen: [Int] = []
    while !decoder.isIdle { seen += decoder.wait().map(\.id) }
    #expect(seen == [7, 3, 9])
    let (timeAfter, idle) = (decoder.millisecondsLeft, decoder.descriptors)
    #expect(timeAfter == nil && idle.count == 1)
  }

  @Test("A cancelled picture has no event, whether it waits or is being decoded")
  func cancelling() throws {
    var decoder = PictureDecoder(program: Sample.decoder, limit: 60_000)
    decoder.decode(try Sample.job("one.png"), id: 0)
    _ = decoder.wait()
    let running = decoder.process
    let process = try #require(running)
    // Stopped, it cannot answer before the pictures are cancelled.
    kill(process, SIGSTOP)
    for id in 1...4 { decoder.decode(try Sample.job("one.png"), id: id) }
    let none = decoder.events()
    #expect(none.isEmpty)
    decoder.cancel(1)
    decoder.cancel(3)
    kill(process, SIGCONT)
    var seen: [Int] = []
    while !decoder.isIdle { seen += decoder.wait().map(\.id) }
    #expect(seen == [2, 4])
  }

  @Test("A process that is killed loses its picture, and the next picture has a new process")
  func killed() throws {
    var decoder = PictureDecoder(program: Sample.decoder, limit: 60_000)
    decoder.decode(try Sample.job("one.png"), id: 1)
    let before = decoder.wait()
    #expect(Sample.isArt(before.first?.result))
    let running = decoder.process
    let first = try #require(running)
    // Stopped, it cannot answer before it is killed.
    kill(first, SIGSTOP)
    decoder.decode(try Sample.job("one.png"), id: 2)
    decoder.decode(try Sample.job("one.png"), id: 3)
    let none = decoder.events()
    #expect(none.isEmpty)
    kill(first, SIGKILL)
    var results: [Int: Result<PictureArt, PictureFault>] = [:]
    while !decoder.isIdle {
      for event in decoder.wait() { results[event.id] = event.result }
    }
    #expect(results[2] == .failure(.decoderEnded))
    #expect(Sample.isArt(results[3]))
    let second = decoder.process
    #expect(second != nil && second != first)
  }

  @Test("A process that was killed while idle costs no picture")
  func killedWhileIdle() throws {
    var decoder = PictureDecoder(program: Sample.decoder, limit: 60_000)
    decoder.decode(try Sample.job("one.png"), id: 1)
    _ = decoder.wait()
    let process = decoder.process
    kill(try #require(process), SIGKILL)
    var descriptors = decoder.descriptors
    poll(&descriptors, 1, -1)
    decoder.decode(try Sample.job("one.png"), id: 2)
    let after = decoder.wait()
    #expect(Sample.isArt(after.first?.result))
  }

  @Test("A process that never answers is killed at its time limit")
  func tooSlow() throws {
    // It reads its input, and writes to nowhere.
    #expect(Sample.decode([try Sample.job("one.png")], program: ["/bin/cat"], limit: 1) == [.failure(.tooSlow)])
  }

  @Test("A program that ends at once, and one that is missing, fail each picture instead of being started for ever")
  func restarts() throws {
    let jobs = try (0..<20).map { _ in try Sample.job("one.png") }
    for program in [["/bin/true"], ["/nowhere/decoder"], []] {
      #expect(Sample.decode(jobs, program: program) == jobs.map { _ in .failure(.decoderEnded) })
    }
  }

  @Test("Too many bytes and too large a box have faults without a process")
  func limits() throws {
    let small = try Sample.job("one.png")
    let bytes = small.bytes + [UInt8](repeating: 0, count: PictureLimits.mostBytes)
    let large = PictureJob(bytes: bytes, size: small.size, shape: .square, fit: .filling, form: small.form)
    let wide = Size(2_000, 2_000)
    let box = PictureJob(
      bytes: small.bytes, size: wide, shape: .square, fit: .filling, form: .image(cell: Size(100, 100)))
    var decoder = PictureDecoder(program: [])
    decoder.decode(large, id: 1)
    decoder.decode(box, id: 2)
    let events = decoder.events()
    #expect(events.map(\.result) == [.failure(.tooManyBytes(bytes.count)), .failure(.tooManyPixels(wide))])
  }

  @Test("A large picture and its answer pass through the socket in parts")
  func largeMessages() throws {
    let small = try Sample.job("quarters.png", 100, 40, form: .image(cell: Size(10, 20)))
    // Bytes after the end of the picture are left alone by gdk-pixbuf.
    let bytes = small.bytes + [UInt8](repeating: 0, count: 4 << 20)
    let job = PictureJob(bytes: bytes, size: small.size, shape: .square, fit: .filling, form: small.form)
    guard case .success(.image(let image)) = Sample.decode([job])[0] else {
      Issue.record("no image")
      return
    }
    #expect(image.size == small.size)
  }
}
