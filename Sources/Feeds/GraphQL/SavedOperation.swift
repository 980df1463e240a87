import JSON
import Text
import Wording

/// A saved GraphQL request: a query, the JSON of an operation, or a command that a browser has copied ("copy as cURL").
public struct SavedOperation: Sendable {
  public let operation: PostedOperation
  /// The address that it was posted to; `nil` if only the operation was saved.
  public let address: String?
  /// The headers of the command, sent only to the origin of the address.
  public let headers: [HTTPHeader]

  /// The largest file in bytes.
  public static let mostBytes = 8 << 20

  /// The reason why a file holds no operation, and the place.
  public struct Fault: Error {
    public let offset: Int
    public let message: Message
  }

  public init(_ file: ByteBuffer) throws(Fault) {
    let all = file.withUnsafeBytes(in: 0..<file.count) { Array($0) }
    let mark = all.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if QueryText.begins(all.dropFirst(mark)) {
      let text = String(decoding: all.dropFirst(mark), as: UTF8.self)
      operation = try Self.operation(WrittenJSON.object([("query", .string(text))]).bytes, at: 0)
      address = nil
      headers = []
      return
    }
    let first = all.dropFirst(mark).first { $0 > 0x20 }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      operation = try Self.operation(all, at: 0)
      address = nil
      headers = []
      return
    }
    do throws(CurlCommand.Fault) {
      let command = try CurlCommand(Array(all.dropFirst(mark)))
      guard let body = command.body, let address = command.address else {
        throw CurlCommand.Fault(offset: 0, message: Message { $0.commandWithoutAddress })
      }
      self.address = address
      headers = command.headers
      operation = try Self.posted(body, at: command.bodyOffset)
    } catch {
      throw Fault(offset: error.offset + mark, message: error.message)
    }
  }

  private static func operation(_ bytes: [UInt8], at offset: Int) throws(Fault) -> PostedOperation {
    do throws(OperationTemplate.Fault) {
      return PostedOperation(try OperationTemplate(bytes))
    } catch {
      throw Fault(offset: offset + error.offset, message: error.message)
    }
  }

  /// Reads the operation in a command. Offsets within a quoted body differ from those in the file, so a fault is
  /// reported at the start of the body.
  private static func posted(_ body: String, at offset: Int) throws(CurlCommand.Fault) -> PostedOperation {
    do throws(OperationTemplate.Fault) {
      return PostedOperation(try OperationTemplate(Array(body.utf8)))
    } catch {
      throw CurlCommand.Fault(offset: offset, message: Message { $0.whatItPosts(error.message.text(in: $0)) })
    }
  }
}
