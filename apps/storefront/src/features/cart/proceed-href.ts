import { externalCheckout } from '../../shell/store-view/stores.ts'

/** Where "Proceed to checkout" leads: our checkout, or the one of the settings, which finds the cart by its token. Spec §8. */
export function proceedHref(ownCheckout: string, cartToken: string, external: string = externalCheckout): string {
  return external === '' ? ownCheckout : external.replaceAll('{cartId}', encodeURIComponent(cartToken))
}
