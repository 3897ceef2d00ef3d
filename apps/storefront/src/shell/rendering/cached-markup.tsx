import type { ReactNode } from 'react'

export interface CachedMarkupProps {
  /** What it is, and all that its markup depends on besides store view and language. Objects must be immutable. */
  by: readonly [name: string, ...unknown[]]
  /**
   * Nothing that React writes elsewhere in the page, such as a preloaded picture. A `useId` only where every page has it in the same place.
   */
  children: () => ReactNode
}

/** Renders in place of a part, or takes its markup from the cache. */
type RenderPart = (by: string, render: () => ReactNode) => ReactNode

let renderPart: RenderPart = (_, render) => render()

/** The server hands in its cache (`server/markup-cache.ts`). */
export function provideMarkupCache(render: RenderPart): void {
  renderPart = render
}

/** A part that the server renders once for all the pages that show it. In the browser it is its children, and costs nothing. */
export function CachedMarkup({ by, children }: CachedMarkupProps): ReactNode {
  return import.meta.env.SSR ? renderPart(by.map(toText).join('\n'), children) : children()
}

const texts = new WeakMap<object, string>()

/** What many pages show is the same object on many of them. */
function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}
