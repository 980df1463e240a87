extension HTTPResponse {
  /// Creates the response from a transfer, whose received bytes it takes.
  init(_ transfer: CurlTransfer, status: Int) {
    let rules = (transfer.values(of: "Cache-Control") + transfer.values(of: "Vary")).flatMap { line in
      line.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    }
    self.init(
      address: transfer.address, status: status, body: transfer.takeBody(),
      validators: HTTPValidators(
        entityTag: transfer.values(of: "ETag").first, lastModified: transfer.values(of: "Last-Modified").first),
      mayBeKept: status == 200 && !rules.contains("no-store") && !rules.contains("*"))
  }
}
