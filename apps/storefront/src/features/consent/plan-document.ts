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

export interface ChoiceFacts extends Pick<DocumentFacts, 'wasStep' | 'isThankYou' | 'canLoad'> {
  /** Something is agreed to by this choice. */
  readonly isAllowed: boolean
  /** Something that was agreed to before is not any more. */
  readonly isWithdrawn: boolean
}

/**
 * What happens to the page on which consent was chosen: `reload-online` waits for a connection. Without one and without a service worker a page that
 * is loaded again is lost. A script that was withdrawn must go, and sends nothing meanwhile; one that was allowed may wait for a later page, as on
 * the thank-you page, which loads its document itself.
 */
export function planChoice({ wasStep, isThankYou, isAllowed, isWithdrawn, canLoad }: ChoiceFacts): 'stay' | 'reload' | 'reload-online' {
  if (isWithdrawn) return canLoad ? 'reload' : 'reload-online'
  return canLoad && wasStep && isAllowed && !isThankYou ? 'reload' : 'stay'
}

/** There is a network, or a service worker that answers without one. */
export function canLoadDocument(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}
