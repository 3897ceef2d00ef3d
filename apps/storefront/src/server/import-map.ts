/** What `build/stable-names.ts` passes to the server; null in development. */
export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>
}

/**
 * The import map of a page, which has to stand before every module and every preload of one, and the file of late names, which
 * the bundle needs before it can load anything else. The same in every page of a build. Decision 0036.
 */
export function writeImportMap(map: ImportMap | null, build: string): string {
  if (!map) return ''
  return `<script type="importmap" data-build="${build}">${JSON.stringify(map)}</script><link rel="later" href="${map.imports['#names']}" fetchPriority="low"/>`
}
