/** What `build/stable-names.ts` passes to the server; null in development. */
export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>
}

/**
 * The import map of a page, which must come before every module and module preload, and the file with the names of lazily loaded files,
 * which the bundle needs before it can load any of them. The same in every page of a build. Decision 0036.
 */
export function writeImportMap(map: ImportMap | null, build: string): string {
  if (!map) return ''
  return `<script type="importmap" data-build="${build}">${JSON.stringify(map)}</script><link rel="later" href="${map.imports['#names']}" fetchPriority="low"/>`
}
