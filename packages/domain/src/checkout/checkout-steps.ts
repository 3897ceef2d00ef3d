/** The parts of the checkout; each name is also the hash of the address. Behaviour 12.2. */
export const CHECKOUT_SECTIONS = ['personalDetails', 'shipping', 'payment', 'orderReview'] as const
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number]

export interface CheckoutProgress {
  /** Exactly one section is open. */
  readonly active: CheckoutSection
  /** Sections that were sent with valid details. */
  readonly sent: readonly CheckoutSection[]
}

export type CheckoutEvent =
  /** The address changed; `name` without the `#`. */
  | { readonly kind: 'hash'; readonly name: string }
  | { readonly kind: 'sent'; readonly section: CheckoutSection }
  | { readonly kind: 'edit'; readonly section: CheckoutSection }

/** The sections of this cart in order: nothing is shipped when everything is virtual. */
export function listSections({ isVirtual }: { readonly isVirtual: boolean }): CheckoutSection[] {
  return CHECKOUT_SECTIONS.filter((section) => section !== 'shipping' || !isVirtual)
}

/**
 * Where the shopper is after an event. An address may name a section only when all before it have been sent: a bookmark of the
 * review must not skip the details. Behaviour 12.2.
 */
export function nextCheckout(progress: CheckoutProgress, event: CheckoutEvent, cart: { readonly isVirtual: boolean }): CheckoutProgress {
  const sections = listSections(cart)
  switch (event.kind) {
    case 'hash': {
      const wanted = Math.max(0, sections.indexOf(event.name as CheckoutSection))
      const reachable = sections.findIndex((section) => !progress.sent.includes(section))
      const at = reachable === -1 ? wanted : Math.min(wanted, reachable)
      return { ...progress, active: sections[at] ?? 'personalDetails' }
    }
    case 'sent': {
      const next = sections[sections.indexOf(event.section) + 1] ?? 'orderReview'
      return { active: next, sent: [...new Set([...progress.sent, event.section])] }
    }
    case 'edit':
      return progress.sent.includes(event.section) ? { ...progress, active: event.section } : progress
  }
}
