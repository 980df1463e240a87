import FacetModel
import Feeds
import Reporting
import Sessions
import Text

extension Program {
  /// The sources among the operands: files that are pages in order, one folder, or the address of a server.
  func sources(
    _ arguments: Arguments, _ options: HTTPOptions, of command: any Command.Type, version: SemanticVersion
  ) throws(Failure) -> Source {
    var options = options
    options.operation = arguments[.operation]
    try options.expectAddress(among: arguments.operands)
    guard !arguments.operands.isEmpty else {
      throw .usage("\(command.name) needs a SOURCE: \(usage(of: command))")
    }
    guard let address = arguments.operands.first(where: HTTPOptions.isAddress) else {
      return .saved(try ReplaySource(arguments.operands, operation: arguments[.operation], in: context))
    }
    guard arguments.operands.count == 1 else {
      throw .usage("give one address and no files; the pages it links to are loaded from there")
    }
    return .server(try server(address, options, version: version))
  }

  func server(_ address: String, _ options: HTTPOptions, version: SemanticVersion) throws(Failure) -> HTTPSource {
    try HTTPSource(address, options: options, version: version, in: context)
  }
}
