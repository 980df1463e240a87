/// JSON as the simplest reader keeps it. Strings are bytes: two that Swift calls equal may be different keys.
indirect enum PlainJSON {
  case null
  case bool(Bool)
  case number([UInt8])
  case string([UInt8])
  case array([PlainJSON])
  case object([(key: [UInt8], value: PlainJSON)])
}
