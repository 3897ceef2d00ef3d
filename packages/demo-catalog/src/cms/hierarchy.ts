import type { Translations } from '../language.ts'

/** A branch of the content tree and the pages below it, by identifier. */
export interface TreeBranch {
  readonly identifier: string
  readonly label: Translations
  readonly pages: readonly string[]
}

export const contentTree: readonly TreeBranch[] = [
  {
    identifier: 'help',
    label: ['Help', 'Hilfe', 'Aiuto'],
    pages: ['customer-service', 'shipping-delivery', 'warranty-returns', 'order-tracking', 'mysize-guide', 'order-from-catalog', 'contact'],
  },
  {
    identifier: 'company',
    label: ['Our shop', 'Unser Laden', 'Il nostro negozio'],
    pages: ['about', 'about-us', 'services', 'magazine', 'gift-card', 'sale'],
  },
  {
    identifier: 'policies',
    label: ['Policies', 'Rechtliches', 'Note legali'],
    pages: ['legal', 'privacy-policy', 'terms-conditions', 'withdrawal'],
  },
]
