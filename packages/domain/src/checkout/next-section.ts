/** The parts of the checkout; each name is also the hash of the URL. docs/behaviour/checkout.md §12.2. */
const CHECKOUT_SECTIONS = ['personalDetails', 'shipping', 'payment', 'orderReview'] as const
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number]

/** The shopper's progress in the checkout. */
export interface CheckoutSteps {
  /** Exactly one section is open. */
  readonly active: CheckoutSection
  /** Sections that were completed and can be edited. */
  readonly sent: readonly CheckoutSection[]
}

export type CheckoutEvent =
  /** The URL names a section, with or without `#`. */
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'sent'; readonly section: CheckoutSection }
  | { readonly kind: 'edit'; readonly section: CheckoutSection }
  /** The registration was refused because of the password or the e-mail. */
  | { readonly kind: 'registration-refused' }

/** The sections of a cart; a virtual one has no shipping section. docs/behaviour/checkout.md §12.2. */
export function listSections(isVirtual: boolean): CheckoutSection[] {
  return CHECKOUT_SECTIONS.filter((section) => !(isVirtual && section === 'shipping'))
}

/**
 * The step after an event. A URL opens a section only when all before it have been sent: a bookmark of the review must
 * not skip the details. Spec §4 Checkout, table of docs/behaviour/checkout.md §12.2.
 */
export function nextSection(steps: CheckoutSteps, event: CheckoutEvent, { isVirtual }: { readonly isVirtual: boolean }): CheckoutSteps {
  const sections = listSections(isVirtual)
  switch (event.kind) {
    case 'hash': {
      const name = event.hash.replace(/^#/, '')
      const named = sections.findIndex((section) => section === name)
      if (named === -1) return { ...steps, active: name === '' ? 'personalDetails' : steps.active }
      const open = sections.findIndex((section) => !steps.sent.includes(section))
      return { ...steps, active: sections[open === -1 ? named : Math.min(named, open)] ?? steps.active }
    }
    case 'sent': {
      const sent = [...new Set([...steps.sent, event.section])]
      return { active: sections[sections.indexOf(event.section) + 1] ?? event.section, sent }
    }
    case 'edit':
      return steps.sent.includes(event.section) ? { ...steps, active: event.section } : steps
    case 'registration-refused':
      return { ...steps, active: 'personalDetails' }
  }
}
