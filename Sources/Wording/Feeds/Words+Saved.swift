import Text

/// The phrases for saved pages and for the cache.
extension Words {
  public var pipeReadOnce: SafeText {
    say("a pipe cannot be read again", "una tubería no se puede leer otra vez")
  }
  public func nothingSaved(for address: SafeText) -> SafeText {
    say("No saved response for " + address, "No hay respuesta guardada para " + address)
  }
  public var noFurtherPageSaved: SafeText {
    say("No saved response for the next page", "No hay respuesta guardada para la página siguiente")
  }
  public var noReloadSaved: SafeText {
    say("No saved response for a reload of these sections", "No hay respuesta guardada para recargar estas secciones")
  }
  public func nothingSaved(forFilters query: SafeText) -> SafeText {
    say("No saved response for the filters " + query, "No hay respuesta guardada para los filtros " + query)
  }

  public var savedPagesNotInCache: SafeText {
    say("saved pages are not kept in the cache", "las páginas guardadas no están en la caché")
  }
  public func findSeen(_ query: SafeText) -> SafeText {
    say("find “\(query)” in all pages seen", "buscar «\(query)» en todas las páginas vistas")
  }
  public func facetsSeen(_ count: Int, _ query: SafeText) -> SafeText {
    if count == 0 { return say("no page seen says “\(query)”", "ninguna página vista dice «\(query)»") }
    return self.count(
      count, ("facet of the pages seen says “\(query)”", "facets of the pages seen say “\(query)”"),
      ("faceta de las páginas vistas dice «\(query)»", "facetas de las páginas vistas dicen «\(query)»"))
  }
  public func offline(_ age: SafeText) -> SafeText {
    say("Offline: saved " + age, "Sin conexión: guardado " + age)
  }
  public func stillAsItWas(_ age: SafeText) -> SafeText {
    say("showing the copy saved \(age): ", "se muestra la copia guardada \(age): ")
  }
  public var nothingKept: SafeText {
    say(
      "no saved response; open it once without --offline", "no hay respuesta guardada; ábrela una vez sin --offline")
  }
  public func daysAgo(_ number: Int) -> SafeText { ago(count(number, ("day", "days"), ("día", "días"))) }
  public func hoursAgo(_ number: Int) -> SafeText { ago(count(number, ("hour", "hours"), ("hora", "horas"))) }
  public func minutesAgo(_ number: Int) -> SafeText {
    ago(count(number, ("minute", "minutes"), ("minuto", "minutos")))
  }
  private func ago(_ time: SafeText) -> SafeText { say(time + " ago", "hace " + time) }
  public var aMomentAgo: SafeText { say("a moment ago", "hace un momento") }

  public var theCache: SafeText { say("the cache", "la caché") }
  public func noSQLite(_ reason: SafeText) -> SafeText {
    say(
      "SQLite is needed to keep answers (on Debian: apt-get install libsqlite3-0): \(reason)",
      "para guardar respuestas hace falta SQLite (en Debian: apt-get install libsqlite3-0): \(reason)")
  }
  public var noFolderForAnswers: SafeText {
    say("no folder to save answers in", "no hay carpeta donde guardar respuestas")
  }
  public func newerCache(form: Int) -> SafeText {
    say(
      "a newer version of facet wrote it (form \(form)); update facet, or empty it with 'facet cache clear'",
      "la escribió una versión más nueva de facet (formato \(form)); actualiza facet, o vacíala con 'facet cache clear'"
    )
  }
  public var cacheIsALink: SafeText {
    say(
      "it is a symbolic link, which is not followed; replace it with a file, or remove it",
      "es un enlace simbólico y no se sigue; pon un archivo en su lugar o quítalo")
  }
  public var cacheIsNoFile: SafeText {
    say("it is not a regular file; remove it", "no es un archivo normal; quítalo")
  }
  public var foreignDatabase: SafeText {
    say(
      "it is the database of another program; move it to another place",
      "es la base de datos de otro programa; muévela a otro lugar")
  }
  public var cacheLocked: SafeText {
    say("another program has locked it; close that program", "otro programa la tiene bloqueada; ciérralo")
  }
  public var cacheReadOnly: SafeText {
    say(
      "it cannot be written; check its owner and permissions",
      "no se puede escribir en ella; revisa su dueño y sus permisos")
  }
  public var diskFull: SafeText { say("the disk is full; free some space", "el disco está lleno; libera espacio") }
  public func cacheDamaged(_ reason: SafeText) -> SafeText {
    say(
      "it is damaged (\(reason)); 'facet cache clear' empties it",
      "está dañada (\(reason)); 'facet cache clear' la vacía")
  }
}
