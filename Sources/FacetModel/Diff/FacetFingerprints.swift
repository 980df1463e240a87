import JSON

/// The fingerprints of each facet of a tree with all facets below it.
struct FacetFingerprints {
  /// The fingerprints of the visible parts.
  private(set) var visible: [Fingerprint] = []
  /// The fingerprints of all parts, including logging.
  private(set) var whole: [Fingerprint] = []

  private var maker: FingerprintMaker

  /// `own` are the fingerprints of the facets by themselves, if they have been computed while the tree was built.
  init(_ tree: FacetTree, _ own: OwnFingerprints?) {
    maker = FingerprintMaker(tree.document.interner)
    if let own {
      add(own, of: tree)
    } else {
      computeOwnParts(of: tree)
      for number in tree.records.indices { addChildren(of: number, in: tree) }
    }
  }

  /// Takes over computed fingerprints batch by batch: a page of a million facets has no memory to spare.
  private mutating func add(_ own: OwnFingerprints, of tree: FacetTree) {
    visible.reserveCapacity(tree.records.count)
    whole.reserveCapacity(tree.records.count)
    var batches = Array(own.take().reversed())
    while let batch = batches.popLast() {
      let first = visible.count
      visible += batch.visible
      whole += batch.whole
      for number in first..<visible.count { addChildren(of: number, in: tree) }
    }
  }

  /// The number of facets from which a second thread is worth its start.
  private static let leastForTwo = 4096

  /// Sets the fingerprints of each facet by itself, without its children.
  ///
  /// Where the bytes of the page have to be read for it, this is nearly all of the time of a comparison. So two
  /// processors share a long page.
  private mutating func computeOwnParts(of tree: FacetTree) {
    let (records, documents, empty) = (tree.records, tree.documents, maker)
    let nothing = maker.finish()
    visible = Array(repeating: nothing, count: records.count)
    whole = visible
    visible.withUnsafeMutableBufferPointer { visible in
      whole.withUnsafeMutableBufferPointer { whole in
        TwoThreads.share(records.indices, least: Self.leastForTwo) { numbers in
          var maker = empty
          var number = numbers.lowerBound
          maker.makeEach(of: records[numbers], documents) { own in
            visible[number] = own.visible
            whole[number] = own.whole
            number += 1
          }
        }
      }
    }
  }

  /// Adds the children to a facet. Their fingerprints are complete, because children come before their parents.
  @inline(__always)
  private mutating func addChildren(of number: Int, in tree: FacetTree) {
    let children = tree.records[number].childRange
    guard !children.isEmpty else { return }
    maker.add(visible[number])
    for child in tree.order[children] { maker.add(visible[Int(child)]) }
    visible[number] = maker.finish()
    maker.add(whole[number])
    for child in tree.order[children] { maker.add(whole[Int(child)]) }
    maker.add(visible[number])
    whole[number] = maker.finish()
  }
}
