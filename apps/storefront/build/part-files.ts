import type { Plugin } from 'vite'

/** What the plugin reads of a finished bundle. */
type Output =
  | { type: 'chunk'; fileName: string; isEntry: boolean; imports: string[]; facadeModuleId: string | null; moduleIds: string[] }
  | { type: 'asset' }

const MODULE = 'virtual:part-files'
/** A part of a route, or the messages of a language. */
const PART = /\/routes\/(-[\w-]+)\.tsx$|\/compiled\/([\w-]+\/\w+)\.ts$/

/**
 * Tells the server's build which files of the client's build hold the parts of a route that chooses among several, and the messages. The router
 * knows the files of whole routes only, and a browser would discover the others after those have arrived. In the browser's bundle
 * `virtual:part-files` is empty. docs/page-load.md.
 */
export function partFiles(): Plugin {
  // The client is built before the server.
  let files: Record<string, readonly string[]> = {}
  return {
    name: 'part-files',
    // One list for both of its builds.
    sharedDuringBuild: true,
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null
      return `export const partFiles = ${JSON.stringify(this.environment.name === 'client' ? {} : files)}`
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') files = findParts(bundle)
    },
  }
}

/** Each part with all that it imports beyond what every page has. */
export function findParts(bundle: Readonly<Record<string, Output>>): Record<string, readonly string[]> {
  const everywhere = new Set<string>()
  for (const [name, output] of Object.entries(bundle)) if (output.type === 'chunk' && output.isEntry) follow(bundle, name, everywhere)

  const parts: Record<string, readonly string[]> = {}
  for (const [name, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue
    // A part that shares its file with others is imported by way of a file of its own.
    for (const id of output.facadeModuleId === null ? output.moduleIds : [output.facadeModuleId]) {
      const part = PART.exec(id)?.slice(1).find(Boolean)
      if (part === undefined) continue
      const needed = follow(bundle, name, new Set(everywhere))
      const files = [...needed].filter((file) => !everywhere.has(file)).map((file) => `/${file}`)
      if (files.length > (parts[part]?.length ?? 0)) parts[part] = files
    }
  }
  return parts
}

function follow(bundle: Readonly<Record<string, Output>>, name: string, seen: Set<string>): Set<string> {
  const output = bundle[name]
  if (seen.has(name) || output?.type !== 'chunk') return seen
  seen.add(name)
  for (const imported of output.imports) follow(bundle, imported, seen)
  return seen
}
