/** What decides whether a navigation within the shop loads a document. */
export interface DocumentFacts {
  /** The document was opened on a page of the payment step: its content security policy allows no third-party script. */
  readonly wasStep: boolean
  readonly isStep: boolean
  /** The thank-you page, which loads its document itself, once the order is out of the cart. */
  readonly isThankYou: boolean
  /** A third-party script was loaded in this document, or may still run in it. */
  readonly hasScripts: boolean
  /** The shopper has agreed to a third-party script. */
  readonly isAllowed: boolean
  /** There is a network, or a service worker that answers without one. */
  readonly canLoad: boolean
}

/**
 * Whether the navigation loads a document. Scripts cannot be unloaded and a document keeps its policy, so once the shopper has agreed to a
 * script, entering and leaving the payment step loads a new document. Decision 0098.
 */
export function loadsDocument({ wasStep, isStep, isThankYou, hasScripts, isAllowed, canLoad }: DocumentFacts): boolean {
  if (!canLoad) return false
  return isStep ? hasScripts : wasStep && isAllowed && !isThankYou
}

export interface ChoiceFacts extends Pick<DocumentFacts, 'wasStep' | 'isThankYou' | 'canLoad'> {
  /** The choice agrees to at least one script. */
  readonly isAllowed: boolean
  /** The choice withdraws an earlier agreement. */
  readonly isWithdrawn: boolean
}

/**
 * Whether the page on which the choice was made is reloaded; `reload-online` waits for a connection, because a page that is reloaded
 * without one and without a service worker is lost. Only a reload removes a script whose consent was withdrawn; until then it sends
 * nothing. An allowed script may wait for a later page, for example on the thank-you page, which is loaded as a new document anyway.
 */
export function planChoice({ wasStep, isThankYou, isAllowed, isWithdrawn, canLoad }: ChoiceFacts): 'stay' | 'reload' | 'reload-online' {
  if (isWithdrawn) return canLoad ? 'reload' : 'reload-online'
  return canLoad && wasStep && isAllowed && !isThankYou ? 'reload' : 'stay'
}

/** There is a network, or a service worker that answers without one. */
export function canLoadDocument(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}
