import { thirdParties } from 'virtual:third-parties'
import { listAllowed, readConsent } from '../features/consent/consent.ts'
import { hasLoadedScripts } from '../features/consent/load-script.ts'
import { canLoadDocument, loadsDocument } from '../features/consent/plan-document.ts'
import { openedAt } from '../shell/rendering/opened-at.ts'
import { type Address, isPaymentStep } from '../shell/rendering/payment-page.ts'

/** Called before each navigation of a shop with a tag manager or chat. Never resolves when a document is loaded instead. Decision 0098. */
export async function changeDocument(to: Address): Promise<void> {
  const wasStep = isPaymentStep(openedAt)
  const isLoaded = loadsDocument({
    wasStep,
    isStep: isPaymentStep(to),
    isThankYou: to.pathname.endsWith('/checkout') && !isPaymentStep(to),
    hasScripts: hasLoadedScripts(),
    isAllowed:
      listAllowed(
        thirdParties,
        readConsent(thirdParties, () => localStorage),
      ).length > 0,
    canLoad: canLoadDocument(),
  })
  if (!isLoaded) return
  // The router writes the new address into the history in a microtask.
  await new Promise((resolve) => setTimeout(resolve))
  location.reload()
  await new Promise(() => {})
}
