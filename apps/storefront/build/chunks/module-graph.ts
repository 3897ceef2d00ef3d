/** The part of the bundler's module graph that the names of chunks depend on. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null
}

/** Whether a module is a root, or a root imports it statically, directly or through others. Remembers its answers. */
export function reachedFrom(isRoot: (id: string, graph: ModuleGraph) => boolean): (id: string, graph: ModuleGraph) => boolean {
  const known = new Map<string, boolean>()
  return function isReached(id: string, graph: ModuleGraph): boolean {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    known.set(id, false) // stops at import cycles
    const reached = isRoot(id, graph) || (graph.getModuleInfo(id)?.importers.some((importer) => isReached(importer, graph)) ?? false)
    known.set(id, reached)
    return reached
  }
}
