import Feeds
import PictureDecoding
import Sessions
import Streams
import Text

/// The facts about the program and the libraries that it uses, for `--version` and the doctor.
struct BuildReport {
  let commit: SafeText
  let pictures: SafeText
  let libraries: [LibraryProbe]
  let canLoad: Bool

  init(commit recorded: SafeText) {
    commit = recorded.isEmpty ? "not recorded" : recorded
    pictures = SafeText(
      PictureChoice.allCases.filter { $0.mode != nil && $0 != .auto }.map(\.rawValue).joined(separator: ", "))
    canLoad = LibraryProbe.isPossible
    let decoding = LibraryNames.usual
    libraries = [
      LibraryProbe(FeedLibraries.curl, versionFrom: "curl_version"),
      LibraryProbe(FeedLibraries.sqlite, versionFrom: "sqlite3_libversion"),
      LibraryProbe(UnpackingLibraries.zlib, versionFrom: "zlibVersion"),
      LibraryProbe(UnpackingLibraries.zstd, versionFrom: "ZSTD_versionString"),
      LibraryProbe(decoding.pixbuf), LibraryProbe(decoding.chafa),
    ]
  }

  private static var kind: SafeText {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var machine: SafeText {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "aarch64"
    #else
      "another machine"
    #endif
  }

  /// The lines of the report: names with their values.
  var rows: [DoctorReport.Row] {
    [
      DoctorReport.Row("commit", commit),
      DoctorReport.Row("build", "\(Self.kind), \(Self.machine)\(canLoad ? "" : ", static: it loads no libraries")"),
      DoctorReport.Row("shows pictures as", pictures),
      DoctorReport.Row("libraries found", list(libraries.filter(\.isThere))),
      DoctorReport.Row("libraries missing", list(libraries.filter { !$0.isThere })),
    ]
  }

  private func list(_ libraries: [LibraryProbe]) -> SafeText {
    guard !libraries.isEmpty else { return "none" }
    return libraries.map { library in
      SafeText(library.name) + (library.version.map { " (\($0))" } ?? "")
    }.joined(separator: ", ")
  }
}
