/// Changes a database file outside the program under test.
public enum SQLiteFile {
  /// Runs statements on the database. Their effect is in the file when this returns.
  public static func run(_ statements: String..., on path: String) throws {
    let script = """
      import sqlite3, sys
      database = sqlite3.connect(sys.argv[1])
      for statement in sys.argv[2:]: database.execute(statement)
      database.commit()
      """
    let command = try Command.run("python3", ["-c", script, path] + statements)
    guard command.status == .exited(0) else { throw HarnessError("\(path): \(command.errors)") }
  }
}
