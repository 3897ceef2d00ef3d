import type { PanelAnswer } from './panel-query.ts'

/** Where an option of the panel leads: to a page, or to another term in the field. */
export type PanelTarget = { href: string } | { term: string }

export interface PanelContent {
  /** Shown before anything new is typed. */
  recent: readonly string[]
  answer: PanelAnswer | undefined
  allHref: string
}

/** The targets of all options in the order in which the arrows reach them. */
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
