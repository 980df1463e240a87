import Text

/// The phrases for saved pages and for the cache.
extension Words {
  public var pipeReadOnce: SafeText {
    say("what came through a pipe cannot be read again", "lo que llegó por una tubería no se puede volver a leer")
  }
  public func nothingSaved(for address: SafeText) -> SafeText {
    say("nothing saved answers " + address, "no hay nada guardado para " + address)
  }
  public var noFurtherPageSaved: SafeText { say("no further page is saved", "no hay más páginas guardadas") }
  public var noReloadSaved: SafeText {
    say("no reload of these sections is saved", "no hay una recarga guardada de estas secciones")
  }
  public func nothingSaved(forFilters query: SafeText) -> SafeText {
    say("nothing is saved for the filters " + query, "no hay nada guardado para los filtros " + query)
  }

  public var savedPagesNotInCache: SafeText {
    say("saved pages are not kept in the cache", "las páginas guardadas no están en la caché")
  }
  public func findSeen(_ query: SafeText) -> SafeText {
    say("find “\(query)” in all that was seen", "buscar «\(query)» en todo lo visto")
  }
  public func facetsSeen(_ count: Int, _ query: SafeText) -> SafeText {
    if count == 0 { return say("nothing that was seen says “\(query)”", "nada de lo visto dice «\(query)»") }
    return self.count(
      count, ("facet that was seen says “\(query)”", "facets that were seen say “\(query)”"),
      ("faceta vista dice «\(query)»", "facetas vistas dicen «\(query)»"))
  }
  public func offline(_ age: SafeText) -> SafeText {
    say("offline: this is as it was " + age, "sin conexión: esto es de " + age)
  }
  public func stillAsItWas(_ age: SafeText) -> SafeText {
    say("this is as it was \(age): ", "esto es de \(age): ")
  }
  public var nothingKept: SafeText {
    say(
      "nothing is kept of it; ask for it once without --offline", "no hay nada guardado; pídelo una vez sin --offline")
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
    say("there is no folder to keep answers in", "no hay carpeta donde guardar respuestas")
  }
  public func newerCache(form: Int) -> SafeText {
    say(
      "a newer facet has written it (form \(form)), and it is left alone; update, or 'facet cache clear' begins anew",
      "la escribió un facet más nuevo (formato \(form)) y no se toca; actualiza, o empieza con 'facet cache clear'")
  }
  public var cacheIsALink: SafeText {
    say(
      "it is a symbolic link, which is not followed; put a file in its place, or take it away",
      "es un enlace simbólico y no se sigue; pon un archivo en su lugar o quítalo")
  }
  public var cacheIsNoFile: SafeText {
    say("it is not a regular file; take it away", "no es un archivo normal; quítalo")
  }
  public var foreignDatabase: SafeText {
    say(
      "it is another program's database, and it is left alone; move it to another place",
      "es la base de datos de otro programa y no se toca; muévela a otro lugar")
  }
  public var cacheLocked: SafeText {
    say("another program keeps it locked; see which one does", "otro programa la tiene bloqueada; mira cuál")
  }
  public var cacheReadOnly: SafeText {
    say("it cannot be written to; see whose it is", "no se puede escribir en ella; mira de quién es")
  }
  public var diskFull: SafeText { say("the disk is full; make room", "el disco está lleno; libera espacio") }
  public func cacheDamaged(_ reason: SafeText) -> SafeText {
    say(
      "it is damaged (\(reason)); 'facet cache clear' begins anew",
      "está dañada (\(reason)); 'facet cache clear' la reinicia")
  }
}
