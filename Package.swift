// swift-tools-version: 6.2
import PackageDescription

// A warning is an error in CI; a newer compiler's new warning must not stop a newcomer.
let strict: [SwiftSetting] = Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// A group of flags that makes a start quicker. They name tools and files that another machine may not have, and they
/// would reach every package that depends on this one, so only a build with `FACET_TUNED=1` has them.
/// `.tools/tuning.py` measures them (see `.tools/tuning.md`).
struct Trick {
  let name: String
  var compiler: [String] = []
  var linker: [String] = []

  /// Each saves the share of a start that stands beside it.
  static let all = [
    // 10 %. Asks for a type by a call instead of by its name.
    Trick(name: "accessors", compiler: frontend("-disable-concrete-type-metadata-mangled-name-accessors")),
    // 37 %. Puts the Swift runtime into the program. The compiler needs the flag too, or it asks for the dynamic Foundation.
    Trick(name: "runtime", compiler: ["-static-stdlib"], linker: isStatic ? wholeProgram : ["-static-stdlib"]),
    // 5 %. Keeps the Swift runtime from searching for its arguments, and for a program that explains crashes. The flag is
    // for C (see `ownFunctions`).
    Trick(name: "searches"),
    // Needed by those below. Unlike gold, it does not warn of functions that Foundation itself uses.
    Trick(name: "lld", linker: ["-use-ld=lld"]),
    // 13 %. Puts the C++ parts of the Swift runtime into the program.
    Trick(name: "cxx", linker: ["-L\(link)/cxx", "-Xclang-linker", "-static-libgcc"]),
    // 1 to 5 %. Puts ncurses into the program.
    Trick(name: "ncurses", linker: ["-L\(link)/ncurses"]),
    // 7 %. Leaves out the table of symbols for other libraries.
    Trick(name: "exports", linker: toLinker("--no-export-dynamic")),
    // 8 %. Packs the addresses that are filled in at a start, and has the program do that by itself. The flag is for
    // C (see `ownFunctions`).
    Trick(name: "relocations", linker: packsAddresses),
    // 3 %, and needed by the order. Lets the linker move single functions.
    Trick(name: "sections", compiler: frontend("-function-sections")),
    // Keeps functions apart that differ in a constant alone. One that does the work of several lies at one place, and few
    // of a start's functions would share a page with it.
    Trick(name: "merging", compiler: ["-Xllvm", "-swiftmergefunc-threshold=0"]),
    // The compiler's own constants and thunks without a name have no place in the order, so they get one together.
    Trick(name: "unnamed", linker: toLinker("-T", "\(link)/unnamed.ld")),
    // 8 to 15 %. Puts the functions that run at a start side by side (see .tools/link-order.py).
    Trick(name: "order", linker: toLinker("--symbol-ordering-file=\(link)/order.txt", "--no-warn-symbol-ordering")),
  ]

  /// The tricks of this build; `.tools/tuning.py` leaves one out at a time.
  static let chosen: [Trick] = {
    guard Context.environment["FACET_TUNED"] != nil else { return [] }
    let omitted = Context.environment["FACET_TUNED_WITHOUT"]?.split(separator: ",").map(String.init) ?? []
    return all.filter { !omitted.contains($0.name) }
  }()

  /// With `FACET_STATIC` the C library is in the program, too, for systems that have another one or an older one. Only
  /// the linker is told, so nothing is compiled again.
  private static let isStatic = Context.environment["FACET_STATIC"] != nil
  private static let wholeProgram =
    ["-static-executable"]
    + toLinker("--defsym=dlopen=facet_load_no_library", "--defsym=dlerror=facet_say_no_library")

  // A static program lies at fixed addresses. The code that fills in the others is written for one processor.
  #if arch(x86_64)
    private static let packsAddresses =
      isStatic ? [] : toLinker("--pack-dyn-relocs=relr", "--use-android-relr-tags", "--entry=facet_start")
  #else
    private static let packsAddresses: [String] = []
  #endif

  private static let link = "\(Context.packageDirectory)/.tools/link"
  private static func frontend(_ flags: String...) -> [String] { flags.flatMap { ["-Xfrontend", $0] } }
  private static func toLinker(_ flags: String...) -> [String] { flags.flatMap { ["-Xlinker", $0] } }
}

let tunedCompiling: [SwiftSetting] =
  Trick.chosen.isEmpty ? [] : [.unsafeFlags(Trick.chosen.flatMap(\.compiler), .when(configuration: .release))]
let tunedLinking: [LinkerSetting] =
  Trick.chosen.isEmpty ? [] : [.unsafeFlags(Trick.chosen.flatMap(\.linker), .when(configuration: .release))]

/// The commit that `--version` names, from the environment: git's state would change behind the back of SwiftPM, which
/// keeps what it has read here.
let commit: [CSetting] =
  Context.environment["FACET_COMMIT"].map { name in
    [
      .define(
        "FACET_COMMIT", to: "\"\(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })\"")
    ]
  } ?? []

/// Puts functions of ours in the place of those of the Swift runtime and of the loader.
let ownFunctions: [CSetting] = [
  ("searches", "FACET_WITHOUT_SEARCHES"), ("relocations", "FACET_FILLS_IN_ADDRESSES"),
].filter { trick, _ in Trick.chosen.contains { $0.name == trick } }
  .map { _, flag in .define(flag, .when(configuration: .release)) }

/// The settings of everything that ships.
let lean = strict + tunedCompiling

/// A room of the house: a library that ships. Who may import whom is written down here and nowhere else.
func room(_ name: String, uses dependencies: [Target.Dependency] = [], beside files: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, exclude: files, swiftSettings: lean)
}

/// The modules that a brand may import, here and in packages of other authors.
let brandModules = [
  "CommonApp", "Branding", "Components", "ViewTree", "Pictures", "Drawing", "Prism", "FacetModel", "Wording", "Text",
]

/// What differs between the apps: the views in which a brand is itself, its words, and token files, of which a script
/// makes the source beside them.
func brand(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: brandModules.map { .target(name: $0) } + ["CSamples"],
    exclude: ["Tokens"],
    swiftSettings: lean)
}

/// A program that ships. Another commit compiles nothing anew but its few lines.
func program(_ name: String, uses dependencies: [Target.Dependency], linking libraries: [String] = []) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies + ["CBuild"], swiftSettings: lean,
    linkerSettings: tunedLinking + libraries.map { .linkedLibrary($0) })
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
    // For brands in other packages; `.ci/dependent` builds one.
    .library(name: "CommonApp", targets: brandModules),
  ],
  targets: [
    room("JSON", uses: ["CMemory"]),
    room("Text"),
    room("Wording", uses: ["JSON", "Text"]),
    room("FacetModel", uses: ["JSON", "Text", "Wording"]),
    room("Prism", uses: ["JSON", "Text", "Wording"]),
    room("Drawing", uses: ["Prism", "Text"]),
    room("Pictures", uses: ["Drawing", "Prism", "Text", "Wording"]),
    room("PictureDecoding", uses: ["Pictures", "Drawing", "Prism", "Text", "CSandbox"]),
    room("ViewTree", uses: ["Pictures", "Drawing", "Prism", "FacetModel", "Text", "Wording"]),
    room("Components", uses: ["ViewTree", "Pictures", "Drawing", "Prism", "FacetModel", "JSON", "Text", "Wording"]),
    room("Input", uses: ["Drawing", "Prism", "Text"]),
    room("Reporting", uses: ["JSON", "Text", "Wording"]),
    room("Branding", uses: ["Reporting", "Components", "Prism", "JSON", "Text", "Wording", "CSamples"]),
    room("Lint", uses: ["Reporting", "Components", "ViewTree", "Prism", "FacetModel", "Wording", "JSON", "Text"]),
    room(
      "Pages",
      uses: [
        "Pictures", "Lint", "Branding", "Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording", "JSON",
        "Text",
      ]),
    room(
      "Inspection",
      uses: ["Pages", "Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording", "JSON", "Text"]),
    room(
      "AppCore",
      uses: [
        "Pictures", "Inspection", "Pages", "Input", "Branding", "Reporting", "Components", "ViewTree", "Drawing",
        "Prism",
        "FacetModel", "Wording", "JSON", "Text",
      ]),
    room("Feeds", uses: ["FacetModel", "JSON", "Text", "Wording", "CCurl", "CSQLite"]),
    room(
      "Sessions",
      uses: [
        "PictureDecoding", "Pictures", "AppCore", "Pages", "Input", "Branding", "Reporting", "Feeds", "Components",
        "ViewTree", "Drawing", "Prism",
        "FacetModel", "Wording", "JSON", "Text",
      ]),
    room("Workers", uses: ["CSandbox"]),
    room(
      "Streams",
      uses: ["Workers", "Lint", "Reporting", "Components", "FacetModel", "JSON", "Text", "Wording", "CCompression"]),
    room(
      "LanguageServer",
      uses: ["Lint", "Reporting", "Components", "Prism", "FacetModel", "JSON", "Text"]),
    room("Reports", uses: ["Reporting", "FacetModel", "JSON", "Text"]),
    room("Terminal", uses: ["Input", "Reporting", "Drawing", "Prism", "Text", "Wording", "CNcurses"]),
    room(
      "AppRuntime",
      uses: [
        "PictureDecoding", "Pictures", "Sessions", "AppCore", "Pages", "Terminal", "Input", "Reporting", "Feeds",
        "Drawing", "Prism", "Wording",
        "Text", "JSON", "CSandbox",
      ]),
    room(
      "CommonApp",
      uses: [
        "LanguageServer", "Reports", "Streams", "Workers", "PictureDecoding", "Pictures", "AppRuntime", "Sessions",
        "AppCore",
        "Inspection", "Pages",
        "Lint", "Branding",
        "Reporting", "Input",
        "Terminal", "Feeds", "Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording", "Text", "JSON",
      ]),
    // The sample feeds that the programs carry, embedded by the C compiler.
    .target(name: "CSamples"),
    .target(name: "CBuild", cSettings: commit + ownFunctions),
    brand("DoorDash"),
    brand("Caviar"),
    // For what Swift cannot ask of the processor.
    .systemLibrary(name: "CMemory"),
    .systemLibrary(name: "CNcurses"),
    // For their types alone: the libraries are loaded when they are needed.
    .systemLibrary(name: "CCurl"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CCompression"),
    // Calls of the kernel with a variable number of arguments, and the settings of the allocator.
    .systemLibrary(name: "CSandbox"),

    program("facet", uses: ["CommonApp", "DoorDash", "Caviar"]),
    program("doordash", uses: ["CommonApp", "DoorDash"]),
    program("caviar", uses: ["CommonApp", "Caviar"]),
    program(
      "facet-bench",
      uses: [
        "PictureDecoding", "Pictures", "CommonApp", "AppRuntime", "Sessions", "AppCore", "Pages", "Lint", "Branding",
        "Reporting", "Input", "DoorDash",
        "Caviar", "Components", "ViewTree", "Drawing", "Prism", "Feeds", "FacetModel", "JSON", "Terminal", "Text",
        "CCompression",
      ], linking: ["z"]),

    // For the tests: what a started program inherits.
    .systemLibrary(name: "CSpawn", path: "Tests/CSpawn"),
    .target(
      name: "TestSupport",
      dependencies: ["CSpawn", "Reporting", "Drawing", "Prism", "FacetModel", "JSON", "Text"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    // What the tests of the app share: an app that takes keys and shows rows, and pages made for it.
    .target(
      name: "AppTestSupport",
      dependencies: [
        "TestSupport", "DoorDash", "Caviar", "Pictures", "Sessions", "AppCore", "Pages", "Branding", "Input", "Feeds",
        "Components",
        "Drawing", "Prism", "FacetModel", "Wording", "JSON", "Text",
      ],
      path: "Tests/AppTestSupport",
      swiftSettings: strict),
    tests("JSON", uses: ["JSON"]),
    tests("Text", uses: ["Text"]),
    tests("Wording", uses: ["Wording", "JSON", "Text"]),
    tests("FacetModel", uses: ["FacetModel", "Lint", "Components", "JSON", "Text", "Wording"]),
    tests("Prism", uses: ["Prism", "JSON", "Text", "Wording"], beside: ["Brands"]),
    tests("Drawing", uses: ["Drawing", "Prism", "Text"]),
    tests("Pictures", uses: ["Pictures", "Drawing", "Prism", "Text"]),
    testProgram("picture-decoder", in: "Tests/PictureDecoder", uses: ["PictureDecoding"]),
    tests(
      "PictureDecoding",
      uses: ["PictureDecoding", "picture-decoder", "Pictures", "Drawing", "Prism", "Text", "Wording"],
      beside: ["Samples"]),
    tests("ViewTree", uses: ["ViewTree", "Pictures", "Drawing", "FacetModel", "Prism", "JSON", "Text"]),
    tests("Components", uses: ["Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording", "Text"]),
    testProgram("cache-writer", in: "Tests/CacheWriter", uses: ["Feeds", "FacetModel", "JSON"]),
    tests("Feeds", uses: ["Feeds", "FacetModel", "JSON", "Wording", "cache-writer"]),
    testProgram("terminal-probe", in: "Tests/TerminalProbe", uses: ["Terminal", "Input", "Drawing", "Prism", "Text"]),
    tests(
      "LanguageServer", uses: ["LanguageServer", "Lint", "Reporting", "Components", "FacetModel", "JSON", "Text"]),
    tests("Reports", uses: ["Reports", "Reporting", "JSON", "Text"]),
    testProgram("worker-probe", in: "Tests/WorkerProbe", uses: ["Workers"]),
    tests("Workers", uses: ["worker-probe"]),
    tests("Streams", uses: ["Streams", "Workers", "Lint", "Components", "FacetModel", "JSON"]),
    tests("Terminal", uses: ["Terminal", "Input", "Reporting", "terminal-probe", "Drawing", "Prism", "Text"]),
    tests("Input", uses: ["Input", "Drawing"]),
    tests("Reporting", uses: ["Reporting"]),
    tests("Lint", uses: ["Lint", "Reporting", "Components", "Prism", "FacetModel", "JSON"]),
    tests(
      "Branding",
      uses: [
        "AppTestSupport", "Branding", "DoorDash", "Caviar", "Components", "ViewTree", "Drawing", "Prism", "FacetModel",
        "JSON", "Text",
      ]),
    tests(
      "Pages",
      uses: [
        "AppTestSupport", "Pages", "Input", "Branding", "DoorDash", "Caviar", "Feeds", "Components", "ViewTree",
        "Drawing", "Prism", "FacetModel", "JSON", "Text",
      ]),
    tests(
      "AppCore",
      uses: [
        "AppTestSupport", "Pictures", "AppCore", "Inspection", "Pages", "Input", "Branding", "DoorDash", "Caviar",
        "Components",
        "ViewTree", "Drawing", "Prism", "FacetModel", "Wording", "JSON", "Text",
      ]),
    tests(
      "Sessions",
      uses: [
        "AppTestSupport", "Pictures", "Sessions", "AppCore", "Pages", "Input", "Reporting", "Feeds", "Drawing", "Prism",
        "FacetModel", "JSON", "Text",
      ]),
    tests(
      "AppRuntime",
      uses: [
        "AppTestSupport", "AppRuntime", "Sessions", "AppCore", "Pages", "Input", "Reporting", "Drawing", "Prism",
        "Text",
      ]),
    tests(
      "CommonApp",
      uses: [
        "AppTestSupport", "CommonApp", "Reports", "AppRuntime", "Sessions", "AppCore", "Pages", "Lint", "Branding",
        "Reporting",
        "Input", "DoorDash", "Caviar", "Feeds", "Components", "ViewTree", "Drawing", "Prism", "FacetModel", "Wording",
        "JSON", "Text",
      ]),
    testProgram("test-meter", in: "Tests/Meter", uses: []),
    // Not "facet": `swift test` builds every program anyway, and its flags are not for the tests (see above).
    tests("EndToEnd", uses: ["Drawing", "Prism", "JSON", "test-meter"]),
    .testTarget(
      name: "AttackTests", dependencies: ["TestSupport", "Drawing", "Feeds", "JSON", "Text"], path: "Tests/Attack",
      swiftSettings: strict),
  ],
  // With `#embed`, for CSamples.
  cLanguageStandard: .c2x
)

// The fuzzer's entry point has no `main` of its own: only `.ci/fuzz`, which links libFuzzer's, asks for it.
if Context.environment["FACET_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "facet-fuzz",
      dependencies: ["Lint", "FacetModel", "JSON", "Text", "Wording"],
      path: "Tests/Fuzzing/Target",
      swiftSettings: strict))
}
