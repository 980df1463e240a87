extension Duration {
  /// How long a test waits for what has to happen: far more than a program needs, for a machine that does a lot besides.
  public static var patience: Duration { .seconds(30) }
}
