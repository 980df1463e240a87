#include "Build.h"

// A build with FACET_COMMIT in its environment records that commit (see Package.swift). In a source archive, git has put
// the commit between the dollars (see .gitattributes), so that archive needs neither git nor the variable.
#ifndef FACET_COMMIT
#define FACET_COMMIT "$Format:%H$"
#endif

const char *facet_commit(void) {
  static const char commit[] = FACET_COMMIT;
  return commit[0] == '$' ? "" : commit;
}
