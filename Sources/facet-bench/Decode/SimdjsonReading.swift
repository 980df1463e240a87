/// Reads with simdjson, whose program is compiled first. The C++ program measures its own time.
enum SimdjsonReading {
  /// Ends with 127, as for a missing program, without a compiler or the library.
  static let script = """
    folder=$(mktemp -d) || exit 127
    trap 'rm -rf "$folder"' EXIT
    c++ -O3 -std=c++17 -o "$folder/reader" Tests/Twin/simdjson.cpp -lsimdjson -lz 2> /dev/null || exit 127
    "$folder/reader" "$1"
    """
}
