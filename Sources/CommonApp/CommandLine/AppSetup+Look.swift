import AppCore
import Drawing
import FacetModel
import Prism
import Sessions
import Text

extension AppSetup {
  /// Makes the setup that a command line asks for. The terminal decides what the command line leaves open.
  init(
    _ look: Look, in context: ProgramContext, scheme: Scheme, depth: Depth, version: SemanticVersion, size: Size,
    source: Source, address: SafeText?, options: AppOptions
  ) {
    self.init(
      brand: look.brand, brands: context.brands, scheme: look.scheme ?? scheme,
      contrast: look.contrast ?? .normal, suitsTerminal: look.scheme == nil, depth: look.depth ?? depth,
      usesASCII: look.usesASCII, words: look.words, version: version, size: size, hosts: source.hosts,
      address: address, options: options)
  }
}
