import FacetModel
import Reporting
import Text

/// The complete report as JSON.
extension VersionReport {
  func json(_ file: File) -> JSONOutput {
    let operation: [(key: SafeText, value: JSONOutput)] = file.file.operation.map { [("operation", .exact($0))] } ?? []
    return .object(
      [("path", .exact(file.file.path))] + operation + [
        ("facets", .number(file.feed.facetCount)), ("versions", .array(file.losses.map { json($0, in: file.file) })),
      ])
  }

  private func json(_ losses: VersionLosses, in file: LintedFile) -> JSONOutput {
    var members: [(key: SafeText, value: JSONOutput)] = []
    members.append(("version", .string("\(losses.version)")))
    members.append(("shown", .number(losses.admission.shownCount)))
    members.append(("omitted", .number(losses.admission.omittedCount)))
    members.append(("lost", reasons(losses.lost) { losses.admission.omission(of: $0)?.description }))
    members.append(("emptied", .elements(losses.emptied.lazy.map { .exact($0.identity.description) })))
    members.append(("emptied_sections", .array(losses.emptiedSections.map { .exact(Self.name(of: $0, in: file)) })))
    // Optional members are left out, so that the output for other versions keeps its shape.
    if losses.insideCount > 0 { members.append(("inside", .number(losses.insideCount))) }
    if losses.moduleCount > 0 { members.append(("modules", .number(losses.moduleCount))) }
    if !losses.clickless.isEmpty {
      members.append(("without_click", reasons(losses.clickless) { losses.admission.lostClick(of: $0)?.description }))
    }
    if !losses.clicklessPictures.isEmpty {
      members.append(("without_picture_click", .elements(losses.clicklessPictures.lazy.map { Self.json($0, $1) })))
    }
    if !losses.page.all.isEmpty {
      members.append(
        (
          "without_page_action",
          .array(
            losses.page.all.map { path, click in
              .object([("path", .string(path)), ("reason", .string(click.pageReason))])
            })
        ))
    }
    if !losses.plainer.isEmpty {
      members.append(
        (
          "without_part",
          .elements(
            losses.plainer.lazy.map { facet, parts in
              .object([
                ("path", .exact(facet.identity.description)), ("parts", .array(parts.map { .string($0) })),
              ])
            })
        ))
    }
    return .object(members)
  }

  private static func json(_ click: PictureClick, _ objection: Omission.Click) -> JSONOutput {
    .object([
      ("path", .exact(click.facet.identity.description)), ("picture", .exact("images." + click.picture.slot.path)),
      ("reason", .string(objection.description)),
    ])
  }

  private func reasons(_ facets: [Facet], reason: @escaping (Facet) -> String?) -> JSONOutput {
    .elements(
      facets.lazy.map { facet in
        .object([("path", .exact(facet.identity.description)), ("reason", .string(reason(facet) ?? ""))])
      })
  }
}
