// swift-tools-version: 6.2
import PackageDescription

// A warning is an error where nobody is looking (CI); a newer compiler's new warning must not stop a newcomer.
let strict: [SwiftSetting] = Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// What ships starts quickly: a type is asked for by a call, not looked up by its name; of the standard library comes
/// in what is imported; and functions can be left out one by one.
let lean: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      [
        "-disable-concrete-type-metadata-mangled-name-accessors", "-disable-implicit-concurrency-module-import",
        "-disable-implicit-string-processing-module-import", "-function-sections",
      ].flatMap { ["-Xfrontend", $0] }, .when(configuration: .release))
  ]

/// A room of the house: a library that ships. Who may import whom is written down here and nowhere else.
func room(_ name: String, uses dependencies: [Target.Dependency] = [], beside files: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: files, swiftSettings: lean)
}

/// What differs between the apps: the views in which a brand is itself, its words, and token files, of which a script
/// makes the source beside them.
func brand(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: ["CommonApp", "Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording", "Text"],
    exclude: ["Tokens"],
    swiftSettings: lean)
}

/// A program. The Swift runtime goes in, what is not used goes out: a third of the start-up time of a dynamic binary.
/// The compiler must know as well, else it asks for the dynamic Foundation; and lld, unlike gold, does not warn of
/// functions that Foundation itself uses. The C++ parts of the runtime and ncurses go in too (see .tools/link), and the
/// program tells nobody its symbols: to load it takes half of what it took. What runs at a start stands side by side
/// (see .tools/link-order.py). Its addresses stay random: fixed ones would gain a twentieth of a start.
func program(
  _ name: String, uses dependencies: [Target.Dependency], settings: [SwiftSetting] = lean
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    swiftSettings: settings + [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))],
    linkerSettings: [
      .unsafeFlags(
        [
          "-static-stdlib", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "-s",
          "-L\(Context.packageDirectory)/.tools/link", "-Xclang-linker", "-static-libgcc",
          "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "--no-export-dynamic",
          "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/.tools/link/order.txt",
          "-Xlinker", "--no-warn-symbol-ordering",
        ],
        .when(configuration: .release))
    ])
}

/// A program that only tests run. Plainly linked: what depends on a target is linked with its flags, and the tests take
/// parts of it.
func testProgram(_ name: String, in folder: String, uses dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, path: folder, swiftSettings: strict)
}

/// The tests of a room lie in the folder that mirrors it.
func tests(_ name: String, uses dependencies: [Target.Dependency], beside files: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: dependencies + ["TestSupport"],
    exclude: files,
    swiftSettings: strict)
}

let package = Package(
  name: "facet",
  products: [
    .executable(name: "facet", targets: ["facet"]),
    .executable(name: "doordash", targets: ["doordash"]),
    .executable(name: "caviar", targets: ["caviar"]),
    .executable(name: "facet-bench", targets: ["facet-bench"]),
  ],
  targets: [
    room("JSON"),
    room("Text"),
    room("Wording", uses: ["Text"]),
    room("FacetModel", uses: ["JSON", "Text", "Wording"]),
    room("Prism", uses: ["JSON", "Text"]),
    room("Drawing", uses: ["Prism", "Text"]),
    room("ViewTree", uses: ["Drawing", "Prism", "FacetModel", "Text", "Wording"]),
    room("Components", uses: ["ViewTree", "Drawing", "Prism", "FacetModel", "JSON", "Text", "Wording"]),
    room("Feeds", uses: ["FacetModel", "JSON", "Text", "Wording", "CCurl", "CSQLite"]),
    room("Terminal", uses: ["Drawing", "Prism", "Text", "CNcurses"]),
    room(
      "CommonApp",
      uses: [
        "Terminal", "Feeds", "Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording", "Text", "JSON",
      ]),
    brand("DoorDash"),
    brand("Caviar"),
    .systemLibrary(name: "CNcurses"),
    // For their types alone: the libraries are loaded when they are needed.
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CSQLite"),

    program("facet", uses: ["CommonApp", "DoorDash", "Caviar"]),
    program("doordash", uses: ["CommonApp", "DoorDash"]),
    program("caviar", uses: ["CommonApp", "Caviar"]),
    program(
      "facet-bench",
      uses: [
        "CommonApp", "DoorDash", "Caviar", "Components", "ViewTree", "Drawing", "Prism", "Feeds", "FacetModel", "JSON",
        "Terminal", "Text",
      ], settings: strict),

    .target(
      name: "TestSupport",
      dependencies: ["CommonApp", "Drawing", "FacetModel", "JSON", "Prism", "Text", "Wording"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("JSON", uses: ["JSON"]),
    tests("Text", uses: ["Text"]),
    tests("Wording", uses: ["Wording", "Text"]),
    tests("FacetModel", uses: ["FacetModel", "Components", "JSON", "Text"]),
    tests("Prism", uses: ["Prism", "JSON", "Text"], beside: ["Brands"]),
    tests("Drawing", uses: ["Drawing", "Prism", "Text"]),
    tests("ViewTree", uses: ["ViewTree", "Drawing", "FacetModel", "Prism", "Wording"]),
    tests("Components", uses: ["Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording"]),
    testProgram("cache-writer", in: "Tests/CacheWriter", uses: ["Feeds", "FacetModel", "JSON"]),
    tests("Feeds", uses: ["Feeds", "FacetModel", "JSON", "cache-writer"]),
    testProgram("terminal-probe", in: "Tests/TerminalProbe", uses: ["Terminal", "Drawing", "Prism", "Text"]),
    tests("Terminal", uses: ["Terminal", "terminal-probe", "Drawing", "Prism", "Text"]),
    tests(
      "CommonApp",
      uses: [
        "CommonApp", "DoorDash", "Caviar", "Components", "ViewTree", "Drawing", "JSON", "FacetModel", "Feeds", "Prism",
        "Terminal", "Text", "Wording",
      ]),
    testProgram("test-meter", in: "Tests/Meter", uses: []),
    // Not "facet": `swift test` builds every program anyway, and its flags are not for the tests (see above).
    tests("EndToEnd", uses: ["Drawing", "JSON", "test-meter"]),
    .testTarget(
      name: "AttackTests", dependencies: ["TestSupport", "Drawing", "Feeds", "JSON", "Text"], path: "Tests/Attack",
      swiftSettings: strict),
  ]
)

// The fuzzer's entry point has no `main` of its own: only `.ci/fuzz`, which links libFuzzer's, asks for it.
if Context.environment["FACET_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "facet-fuzz",
      dependencies: ["FacetModel", "JSON", "Text"],
      path: "Tests/Fuzzing/Target",
      swiftSettings: strict))
}
