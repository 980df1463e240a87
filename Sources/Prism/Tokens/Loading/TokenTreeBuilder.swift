import JSON

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
      case .failure(let error): faults.add(error.message(locate: file.lines.location), in: number, at: error.offset)
      }
    }
  }

  private mutating func add(_ document: Document) {
    for note in document.notes.notes {
      switch note.subject {
      case .duplicateKey: faults.add("this key stands more than once here", in: number(of: document), at: note.offset)
      case .loneSurrogate: faults.add("half a surrogate pair", in: number(of: document), at: note.offset)
      case .longString, .brokenRow: break
      }
    }
    guard document.root.kind == .object else {
      return faults.add("a token file is an object, not \(document.root.noun)", at: document.root)
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
      faults.add("a $type without a token: is a $value missing?", at: object)
    }
  }

  private mutating func add(_ value: Value, named symbol: Symbol, to parent: Int) {
    let name = tree.interner.string(symbol)
    let isRoot = symbol == TokenProperty.root.symbol
    guard isRoot || TokenReference.isName(name) else {
      return faults.add("\(name.quoted) is not a name: names are not empty and have no periods and braces", at: value)
    }
    guard value.kind == .object else {
      let meant = TokenProperty.allCases.first { $0.name == "$" + name }
      let hint = meant.map { "; is \($0.name) meant?" } ?? ""
      return faults.add("\(name.quoted) is neither a token nor a group, but \(value.noun)\(hint)", at: value)
    }
    guard tree.pathBytes(of: symbol, in: parent) <= limits.pathBytes else {
      return faults.add("the path to this is longer than \(limits.pathBytes) bytes", at: value)
    }
    let isToken = value[.value] != nil || value[.ref] != nil
    guard isToken || !isRoot else {
      return faults.add("$root is a token; it needs a $value", at: value)
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
        faults.add("more than \(limits.nodes) tokens and groups", at: value)
      }
      isFull = true
      return nil
    }
    let definition = tree.nodes[node].definition
    guard (definition != nil) == isToken else {
      let words = isToken ? ("a token", "a group") : ("a group", "a token")
      let other = definition.map { tree.definitions[$0].object } ?? tree[group: node].object
      let file = other.map { faults.file(of: $0).name } ?? ""
      faults.add("\(tree.path(of: node).quoted) is \(words.0) here, but \(words.1) in \(file)", at: value)
      return nil
    }
    return node
  }

  private mutating func define(_ node: Int, as object: Value) {
    let properties = TokenProperties(of: object, .token, &faults)
    for (name, value) in properties.members {
      faults.add(
        "\(tree.interner.string(name).quoted) stands in a token: an object with a $value is not a group", at: value)
    }
    if let reference = properties.ref, properties.value != nil {
      faults.add("a token has a $value or a $ref, not both", at: reference)
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
