/** What decides whether a navigation within the shop loads a document. */
export interface DocumentFacts {
  /** The document was opened on a page of the payment step: its policy allows no script of others. */
  readonly wasStep: boolean
  readonly isStep: boolean
  /** The thank-you page, which loads its document itself, once the order is out of the cart. */
  readonly isThankYou: boolean
  /** A script of others was loaded in this document, or may still run in it. */
  readonly hasScripts: boolean
  /** The shopper has agreed to one. */
  readonly isAllowed: boolean
  /** There is a network, or a service worker that answers without one. */
  readonly canLoad: boolean
}

/**
 * Scripts cannot be unloaded, and a document keeps its policy: the payment step is entered and left by loading a document once the shopper has
 * agreed to a script. Decision 0098.
 */
export function loadsDocument({ wasStep, isStep, isThankYou, hasScripts, isAllowed, canLoad }: DocumentFacts): boolean {
  if (!canLoad) return false
  return isStep ? hasScripts : wasStep && isAllowed && !isThankYou
}
