import type { PanelAnswer } from './panel-query.ts'

/** The target of an option: a page, or another term for the field. */
export type PanelTarget = { href: string } | { term: string }

export interface PanelContent {
  /** Recent searches, shown before a new term is typed. */
  recent: readonly string[]
  /** Popular searches and main categories, shown while nothing is typed. */
  popular?: readonly string[]
  departments?: readonly { readonly id: number; readonly name: string; readonly href: string }[]
  answer: PanelAnswer | undefined
}

/** The targets of all options in arrow-key order. */
export function listTargets({ recent, popular = [], departments = [], answer }: PanelContent): PanelTarget[] {
  const terms = [...recent, ...popular].map((term) => ({ term }))
  if (!answer) return [...terms, ...departments.map(({ href }) => ({ href }))]
  const { didYouMean, products, categories, brands, total, allHref } = answer
  return [
    ...terms,
    ...(didYouMean === undefined ? [] : [{ term: didYouMean }]),
    ...[...products, ...categories, ...brands].map(({ href }) => ({ href })),
    ...(total > 0 ? [{ href: allHref }] : []),
  ]
}
