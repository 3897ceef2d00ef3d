import type { InstallOffer } from '../../offline/collections/install-offer.ts'

/** A page opened later than this after the last one begins another visit. */
const VISIT_MS = 30 * 60_000
/** From the second visit on: a shopper who came back once may come again. */
const VISITS_BEFORE = 2

export interface OfferSituation {
  readonly known: InstallOffer
  readonly page: 'thanks' | 'checkout' | 'other'
  /** The page has just changed, so one more line does not move anything that the shopper is reading. */
  readonly isNew: boolean
  /** Another line below the header says something more important. */
  readonly isOccupied: boolean
}

export const NEVER_ASKED: InstallOffer = { visits: 0, seenAt: 0, offeredIn: null, answer: null }

/** Counts the visits of this device. */
export function noteVisit(known: InstallOffer, now: number): InstallOffer {
  return { ...known, visits: known.visits + (now - known.seenAt > VISIT_MS ? 1 : 0), seenAt: now }
}

/**
 * Whether the offer to install is shown: on the thank-you page, or from the second visit on, in one visit only, never during the checkout,
 * and never again after an answer. docs/behaviour/offline.md §7.7.
 */
export function mayOffer({ known: { visits, offeredIn, answer }, page, isNew, isOccupied }: OfferSituation): boolean {
  if (answer !== null || isOccupied || page === 'checkout') return false
  if (offeredIn !== null) return offeredIn === visits && (isNew || page === 'thanks')
  return page === 'thanks' || (isNew && visits >= VISITS_BEFORE)
}

/** The kind of a page within its store view. `order` is the id of an order that was placed. */
export function pageKind(path: string, order: unknown): OfferSituation['page'] {
  if (path === '/checkout' && typeof order === 'string') return 'thanks'
  return /^\/(?:cart|checkout|order)(?:\/|$)/.test(path) ? 'checkout' : 'other'
}
