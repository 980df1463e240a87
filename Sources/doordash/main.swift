import CommonApp
import DoorDash
import Glibc

exit(Program(name: "doordash", brands: [.doorDash]).run(CommandLine.arguments.dropFirst()))
