import { type ModuleGraph, reachedFrom } from './module-graph.ts'

/** Small modules that most pages use, at once or soon: as separate files, asking for them would cost more than their content. */
const SMALL = [
  /\/ui\/(?:badge|chevron|details|empty-state|meerkat|price|progress-bar)\.tsx$/,
  /\/icons\/(?:arrow-right|chevron-right|star)\.mjs$/,
  /\/shell\/(?:images\/picture\.tsx|rendering\/cache-tags\.ts|messages\/use-later-messages\.ts|navigation\/focus-heading\.ts)$/,
  /\/shell\/page-load\/(?:is-metered|load-or-notify|use-page-settled)\.ts$/,
  /\/features\/(?:cms\/static-pages\.ts|cart\/notices\/cart-notice\.ts|lists\/(?:clear-wishlist|list-toggles)\.tsx)$/,
  /\/offline\/network\/(?:connectivity|use-online)\.ts$/,
  /\/domain\/src\/(?:cart\/is-virtual-cart|checkout\/describe-method|format\/with-colon)\.ts$/,
]

/**
 * Puts everything that the entry imports into one file. By default the bundler writes forty, one per combination of pages that share a
 * module, which costs as many requests and, because each is compressed separately, 20 kB. docs/page-load.md.
 */
export function nameFirstChunk(): (id: string, graph: ModuleGraph) => string | null {
  const isFirst = reachedFrom((id, graph) => graph.getModuleInfo(id)?.isEntry === true)
  return (id, graph) => (SMALL.some((small) => small.test(id)) || isFirst(id, graph) ? 'shop' : null)
}
