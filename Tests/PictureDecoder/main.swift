// The process that decodes, as the tests start it.
//
//     picture-decoder                       decodes
//     picture-decoder libraries NAME NAME   decodes with other names for gdk-pixbuf and chafa
//     picture-decoder probe                 locks itself in, and prints what then fails
import Glibc
import PictureDecoding

let arguments = CommandLine.arguments
switch arguments.dropFirst().first {
case nil: exit(DecodingProcess.run())
case "libraries" where arguments.count == 4:
  exit(DecodingProcess.run(libraries: LibraryNames(pixbuf: arguments[2], chafa: arguments[3])))
case "probe":
  print(SandboxProbe().lines.joined(separator: "\n"))
default: exit(64)
}
