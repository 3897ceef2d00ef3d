import type { PanelAnswer } from './panel-query.ts'

/** The target of an option: a page, or another term for the field. */
export type PanelTarget = { href: string } | { term: string }

export interface PanelContent {
  /** Recent searches, shown before a new term is typed. */
  recent: readonly string[]
  answer: PanelAnswer | undefined
  allHref: string
}

/** The targets of all options in arrow-key order. */
export function listTargets({ recent, answer, allHref }: PanelContent): PanelTarget[] {
  const terms = recent.map((term) => ({ term }))
  if (!answer) return terms
  const { didYouMean, products, categories, brands, total } = answer
  return [
    ...terms,
    ...(didYouMean === undefined ? [] : [{ term: didYouMean }]),
    ...[...products, ...categories, ...brands].map(({ href }) => ({ href })),
    ...(total > 0 ? [{ href: allHref }] : []),
  ]
}
