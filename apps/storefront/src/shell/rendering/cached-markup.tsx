import type { ReactNode } from 'react'

export interface CachedMarkupProps {
  /** A name, and everything that the markup depends on besides store view and language. Objects must be immutable. */
  by: readonly [name: string, ...unknown[]]
  /**
   * Must not contain what React writes elsewhere in the page, such as a preload. `useId` only where its place is the same on every page.
   */
  children: () => ReactNode
}

/** Renders a part, or returns its markup from the cache. */
type RenderPart = (by: CachedMarkupProps['by'], render: () => ReactNode) => ReactNode

let renderPart: RenderPart = (_, render) => render()

/** The server passes in its cache (`server/markup-cache.ts`). */
export function provideMarkupCache(render: RenderPart): void {
  renderPart = render
}

/** A part that the server renders once for all pages that show it. In the browser it renders its children without overhead. */
export function CachedMarkup({ by, children }: CachedMarkupProps): ReactNode {
  return import.meta.env.SSR ? renderPart(by, children) : children()
}
