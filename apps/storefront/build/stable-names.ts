import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { nameByContent } from './name-by-content.ts'

const MODULE = 'virtual:import-map'
const root = `${import.meta.dirname}/..`

/** Identifies a build by its files. */
export interface NamedBuild {
  build: string
}

/**
 * Names the chunks of the browser's bundle by `nameByContent`, and passes the import map to the server build, whose lists of files to
 * preload still hold the bundler's names. In development there is no map. Decision 0036.
 */
export function stableNames(named: NamedBuild = { build: '' }): Plugin {
  // The client is built before the server.
  let importMap: unknown = null
  let names: ReadonlyMap<string, { readonly fileName: string }> = new Map()
  return {
    name: 'stable-names',
    enforce: 'post',
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const importMap = ${JSON.stringify(importMap)}\nexport const build = ${JSON.stringify(named.build)}`
        : null,
    renderChunk(code) {
      if (this.environment.name === 'client') return null
      // Not the server's own files, which are addressed as `./assets/…`.
      return code.replace(/(?<=["'`]\/)assets\/[\w.$-]+\.js(?=["'`])/g, (former) => names.get(former)?.fileName ?? former)
    },
    generateBundle: {
      // After Vite has written its lists of files to preload.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        const stable = nameByContent(
          chunks.map(({ fileName, name, code, facadeModuleId, moduleIds }) => ({
            fileName,
            name,
            code,
            moduleId: relative(root, facadeModuleId ?? moduleIds[0] ?? ''),
          })),
        )
        const rename = (file: string) => stable.chunks.get(file)?.fileName ?? file
        for (const chunk of chunks) {
          const { imports, dynamicImports } = chunk
          Object.assign(chunk, stable.chunks.get(chunk.fileName), {
            imports: imports.map(rename),
            dynamicImports: dynamicImports.map(rename),
          })
        }
        this.emitFile({ type: 'asset', fileName: stable.names.fileName, source: stable.names.code })
        importMap = stable.importMap
        const files = [...Object.values(bundle).map(({ fileName }) => fileName), stable.names.fileName].sort()
        named.build = createHash('sha256').update(files.join()).digest('hex').slice(0, 16)
        names = stable.chunks
      },
    },
  }
}
