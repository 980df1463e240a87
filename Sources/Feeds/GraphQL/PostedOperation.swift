import FacetModel
import JSON

/// A GraphQL operation as it is posted: its text, and what is set of its variables.
public struct PostedOperation: Sendable {
  let template: OperationTemplate
  private var settings: [OperationTemplate.Slot: [String]] = [:]

  init(_ template: OperationTemplate) {
    self.template = template
  }

  public var name: String? { template.name }

  public var body: ByteBuffer {
    ByteBuffer(
      template.body(setting: OperationTemplate.Slot.allCases.compactMap { slot in settings[slot].map { (slot, $0) } }))
  }

  /// The operation that asks for something on the page that this one has brought; `nil` for what is no matter of the
  /// operation, such as a link to something that its variables do not name.
  public func asking(_ request: FeedRequest) -> PostedOperation? {
    var asked = self
    switch request {
    case .home: asked.settings = [:]
    case .again, .operation: break
    case .find: return nil
    case .next(let cursor):
      // As a page of the same filters, but not as some sections of it.
      asked.settings[.cursor] = [cursor]
      asked.settings[.sections] = nil
    case .sections(let sections, let filterQuery):
      asked.settings[.sections] = sections
      if !filterQuery.isEmpty { asked.settings[.filterQuery] = [filterQuery] }
    case .open(let uri): return LinkSubject(uri).flatMap { opening($0) }
    }
    return asked
  }

  /// A link is posted where the operation has a variable for each thing that the link names. A cursor alone names
  /// nothing: it may belong to another operation.
  private func opening(_ link: LinkSubject) -> PostedOperation? {
    var asked = PostedOperation(template)
    switch link {
    case .store(let store):
      guard template.has(.storeId), !template.has(.itemId) else { return nil }
      asked.settings[.storeId] = [RecordedRequest.unescaped(store[...])]
    case .item(let item, let store):
      guard template.has(.storeId), template.has(.itemId) else { return nil }
      asked.settings[.storeId] = [RecordedRequest.unescaped(store[...])]
      asked.settings[.itemId] = [RecordedRequest.unescaped(item[...])]
    case .page(let cursor, let vertical?):
      guard template.has(.verticalId) else { return nil }
      asked.settings[.verticalId] = [vertical]
      asked.settings[.cursor] = cursor.map { [$0] }
    case .page: return nil
    }
    return asked
  }
}

extension PostedOperation: Hashable {
  public static func == (left: PostedOperation, right: PostedOperation) -> Bool {
    left.template === right.template && left.settings == right.settings
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(template))
    hasher.combine(settings)
  }
}
