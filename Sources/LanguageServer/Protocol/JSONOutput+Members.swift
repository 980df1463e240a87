import Reporting
import Text

extension JSONOutput {
  /// An object whose keys are those of the protocol.
  static func members(_ members: KeyValuePairs<String, JSONOutput>) -> JSONOutput {
    .object(members.map { (key: SafeText($0.key), value: $0.value) })
  }
}
