/** The part of the bundler's module graph that the grouping below reads. */
interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** Small modules that most pages with products use: as separate files, their request overhead would exceed their content. */
const SMALL =
  /\/(?:ui\/(?:badge|details|empty-state|meerkat|price|progress-bar)\.tsx|images\/picture\.tsx|shell\/rendering\/cache-tags\.ts|domain\/src\/format\/with-colon\.ts|cms\/static-pages\.ts|icons\/chevron-right\.mjs|ui\/chevron\.tsx)$/

/**
 * Puts everything that the entry imports into one file. By default the bundler writes forty, one per combination of pages that share a
 * module, which costs as many requests and, because each is compressed separately, 20 kB. docs/page-load.md.
 */
export function nameFirstChunk(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>()
  function isFirst(id: string, graph: Graph): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false) // stops at import cycles
    const info = graph.getModuleInfo(id)
    const first = info !== null && (info.isEntry || info.importers.some((importer) => isFirst(importer, graph)))
    known.set(id, first)
    return first
  }
  return (id, graph) => (SMALL.test(id) || isFirst(id, graph) ? 'shop' : null)
}
