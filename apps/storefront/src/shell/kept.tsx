import type { ReactNode } from 'react'
import { markPart } from './kept-markup.ts'

export interface KeptProps {
  /** All that its markup depends on besides the store view and the language. */
  by: unknown
  /** One element, and nothing that React writes elsewhere for it: no `useId`, no `Suspense`, no picture that is preloaded. */
  children: () => ReactNode
}

/** A part that the server renders once for all the pages that show it. In the browser it is its children, and costs nothing. */
export function Kept({ by, children }: KeptProps): ReactNode {
  return import.meta.env.SSR ? markPart(JSON.stringify(by), children) : children()
}
