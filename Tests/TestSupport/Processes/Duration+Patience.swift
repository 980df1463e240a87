extension Duration {
  /// The time a test waits for an event that must happen: far more than needed, for a busy machine.
  public static var patience: Duration { .seconds(30) }
}
