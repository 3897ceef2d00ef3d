import bricolage from './bricolage-latin-core.woff2?url'
import moreBricolage from './bricolage-latin-more.woff2?url'
import figtree from './figtree-latin-core.woff2?url'
import moreFigtree from './figtree-latin-more.woff2?url'
import { usesMoreLetters } from './uses-more-letters.ts'

/** Preloads the fonts of a page in this language, so that its text is drawn once. */
export function fontLinks(language: string) {
  const files = usesMoreLetters(language) ? [figtree, bricolage, moreFigtree, moreBricolage] : [figtree, bricolage]
  return files.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const)
}
