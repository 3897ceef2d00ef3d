import type { Plugin } from 'vite'

/** The fields of a finished bundle that the plugin reads. */
type Output =
  | { type: 'chunk'; fileName: string; isEntry: boolean; imports: string[]; facadeModuleId: string | null; moduleIds: string[] }
  | { type: 'asset' }

const MODULE = 'virtual:part-files'
/** Matches a part of a route, the messages of a language, or the choices that only some products have. */
const PART = /\/routes\/(-[\w-]+)\.tsx$|\/compiled\/([\w-]+\/\w+)\.ts$|\/options\/(special-choices)\.tsx$/

/**
 * Tells the server build which client files hold the messages, and the parts of routes that choose one of several parts, so that pages can
 * preload them. The router lists only the files of whole routes; a browser would discover the others after those have loaded. In the
 * browser's bundle `virtual:part-files` is empty. docs/page-load.md.
 */
export function partFiles(): Plugin {
  // The client is built before the server.
  let files: Record<string, readonly string[]> = {}
  return {
    name: 'part-files',
    // Client build and server build use the same list.
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

/** Each part with all its imports, except the files that every page loads. */
export function findParts(bundle: Readonly<Record<string, Output>>): Record<string, readonly string[]> {
  const everywhere = new Set<string>()
  for (const [name, output] of Object.entries(bundle)) if (output.type === 'chunk' && output.isEntry) follow(bundle, name, everywhere)

  const parts: Record<string, readonly string[]> = {}
  for (const [name, output] of Object.entries(bundle)) {
    if (output.type !== 'chunk') continue
    // A part that shares its file with others is imported through its own small entry file.
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
