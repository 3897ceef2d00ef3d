import type { ReactNode } from 'react'
import { markPart } from './markup-cache.ts'

export interface CachedMarkupProps {
  /** What it is, and all that its markup depends on besides the store view and the language. Objects are never changed. */
  by: readonly [name: string, ...unknown[]]
  /**
   * Nothing that React writes elsewhere for it, such as a picture that is preloaded. A `useId` only where every page has it in the same
   * place.
   */
  children: () => ReactNode
}

/** A part that the server renders once for all the pages that show it. In the browser it is its children, and costs nothing. */
export function CachedMarkup({ by, children }: CachedMarkupProps): ReactNode {
  return import.meta.env.SSR ? markPart(by.map(toText).join('\n'), children) : children()
}

const texts = new WeakMap<object, string>()

/** What is shown on many pages is the same object for many of them. */
function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}
