import JSON
import Text
import Wording

/// A builder of one tree from all files. It reports members that are neither groups nor tokens.
struct TokenTreeBuilder {
  private(set) var tree: TokenTree
  private(set) var faults: TokenFaults
  private let limits: TokenLimits
  /// The groups whose members still have to be read. Files may nest deeply, so there is no recursion.
  private var pending: [(object: Value, node: Int)] = []
  private var isFull = false

  init(_ files: [TokenFile], interner: Interner, limits: TokenLimits) {
    tree = TokenTree(interner: interner)
    faults = TokenFaults(files, limit: limits.errors)
    self.limits = limits
    for (number, file) in files.enumerated() {
      switch file.content {
      case .success(let document): add(document)
      case .failure(let error):
        faults.add(in: number, at: error.offset) { error.message(in: $0, locate: file.lines.location) }
      }
    }
  }

  private mutating func add(_ document: Document) {
    for note in document.notes.notes {
      switch note.subject {
      case .duplicateKey: faults.add(in: number(of: document), at: note.offset) { $0.repeatedKey }
      case .loneSurrogate: faults.add(in: number(of: document), at: note.offset) { $0.halfSurrogate }
      case .longString, .brokenRow: break
      }
    }
    guard document.root.kind == .object else {
      return faults.add(at: document.root) { $0.expectedInstead($0.tokenFileIsObject, of: document.root.noun(in: $0)) }
    }
    pending = [(document.root, TokenTree.root)]
    while let (object, node) = pending.popLast() {
      readGroup(object, node)
    }
  }

  private mutating func readGroup(_ object: Value, _ node: Int) {
    let properties = TokenProperties(of: object, .group(isFile: node == TokenTree.root), &faults)
    tree[group: node].take(properties, of: object)
    let first = pending.count
    for (name, value) in properties.members {
      add(value, named: name, to: node)
    }
    // The groups are read in the order of the file, so that the errors kept up to the limit are the first ones.
    pending[first...].reverse()
    if node != TokenTree.root, properties.type != nil, properties.extends == nil, properties.members.isEmpty {
      faults.add(at: object) { $0.typeWithoutValue }
    }
  }

  private mutating func add(_ value: Value, named symbol: Symbol, to parent: Int) {
    let name = tree.interner.string(symbol)
    let isRoot = symbol == TokenProperty.root.symbol
    guard isRoot || TokenReference.isName(name) else {
      return faults.add(at: value) { $0.noTokenName(name.quoted) }
    }
    guard value.kind == .object else {
      let meant = TokenProperty.allCases.first { $0.name == "$" + name }
      return faults.add(at: value) { words in
        words.neitherTokenNorGroup(name.quoted, value.noun(in: words))
          + (meant.map { words.meant(SafeText($0.name)) } ?? "")
      }
    }
    guard tree.pathBytes(of: symbol, in: parent) <= limits.pathBytes else {
      let limit = limits.pathBytes
      return faults.add(at: value) { $0.pathTooLong(bytes: limit) }
    }
    let isToken = value[.value] != nil || value[.ref] != nil
    guard isToken || !isRoot else {
      return faults.add(at: value) { $0.rootNeedsValue }
    }
    guard let node = node(for: value, isToken, named: symbol, in: parent) else { return }
    if isToken {
      define(node, as: value)
    } else {
      pending.append((value, node))
    }
  }

  /// Returns a new node, or the node of an earlier file.
  private mutating func node(for value: Value, _ isToken: Bool, named name: Symbol, in parent: Int) -> Int? {
    guard let node = tree.child(name, of: parent) else {
      guard tree.nodes.count > limits.nodes else { return tree.add(name, to: parent, .group) }
      if !isFull {
        let limit = limits.nodes
        faults.add(at: value) { $0.tooManyTokens(limit) }
      }
      isFull = true
      return nil
    }
    let definition = tree.nodes[node].definition
    guard (definition != nil) == isToken else {
      let other = definition.map { tree.definitions[$0].object } ?? tree[group: node].object
      let file = other.map { faults.file(of: $0).name } ?? ""
      let path = tree.path(of: node).quoted
      faults.add(at: value) {
        let (here, there) = isToken ? ($0.aToken, $0.aGroup) : ($0.aGroup, $0.aToken)
        return $0.isHere(path, here, but: there, in: SafeText(file))
      }
      return nil
    }
    return node
  }

  private mutating func define(_ node: Int, as object: Value) {
    let properties = TokenProperties(of: object, .token, &faults)
    for (name, value) in properties.members {
      let name = tree.interner.string(name).quoted
      faults.add(at: value) { $0.standsInToken(name) }
    }
    if let reference = properties.ref, properties.value != nil {
      faults.add(at: reference) { $0.valueOrReference }
    }
    guard let content = properties.value ?? properties.ref else { return }
    let definition = TokenDefinition(
      home: node, object: object, content: content, type: properties.type, mark: properties.mark)
    tree.define(node, as: tree.add(definition))
  }

  private func number(of document: Document) -> Int {
    faults.files.firstIndex { $0.document === document } ?? 0
  }
}
