/// JSON as the plain reader returns it. Strings are bytes, because two strings that are equal in Swift may be different
/// keys.
indirect enum PlainJSON {
  case null
  case bool(Bool)
  case number([UInt8])
  case string([UInt8])
  case array([PlainJSON])
  case object([(key: [UInt8], value: PlainJSON)])
}
