import FacetModel
import JSON

/// A GraphQL operation to post: its text and the values of its variables.
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

  /// Returns the operation for a request from the page that this operation has returned.
  /// The result is `nil` if the operation cannot ask for it, for example for a link to something that its variables do
  /// not name.
  public func asking(_ request: FeedRequest) -> PostedOperation? {
    var asked = self
    switch request {
    case .home: asked.settings = [:]
    case .again, .operation: break
    case .find: return nil
    case .next(let cursor):
      // The next page has the same filters, but is not limited to sections.
      asked.settings[.cursor] = [cursor]
      asked.settings[.sections] = nil
    case .sections(let sections, let filterQuery):
      asked.settings[.sections] = sections
      if !filterQuery.isEmpty { asked.settings[.filterQuery] = [filterQuery] }
    case .open(let uri): return LinkSubject(uri).flatMap { opening($0) }
    }
    return asked
  }

  /// Returns the operation that opens a link, if it has a variable for each part of the link. A cursor alone is not
  /// enough, because it may belong to another operation.
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
