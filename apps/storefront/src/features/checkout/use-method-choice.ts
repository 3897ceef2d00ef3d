import { preselectPaymentCode } from '@meerkat/domain/checkout/choose-payment-method'
import { preselectShippingMethod } from '@meerkat/domain/checkout/choose-shipping-method'
import { useEffect } from 'react'
import type { CheckoutCart } from './checkout-cart.ts'
import type { Checkout } from './use-checkout.ts'

/** Keeps the chosen methods among those on offer, and refreshes the totals after a change. docs/behaviour/checkout.md §13.1, §13.2. */
export function useMethodChoice(cart: CheckoutCart, { loaded, details, change, save }: Checkout): void {
  const { shippingMethods, paymentMethods, choosePayment, refreshTotals } = cart
  const { country, shippingMethod } = details.shipping
  const { paymentMethod } = details.payment

  useEffect(() => {
    if (!loaded || shippingMethods.length === 0) return
    const chosen = preselectShippingMethod(shippingMethods, shippingMethod)
    if (chosen && chosen.method_code !== shippingMethod) {
      change('shipping', { shippingMethod: chosen.method_code, shippingCarrier: chosen.carrier_code, extraFields: undefined })
    }
    // Only a new list of methods changes the choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, shippingMethods])

  useEffect(() => {
    if (!loaded || paymentMethods.length === 0) return
    const code = preselectPaymentCode(paymentMethods, paymentMethod)
    if (code !== paymentMethod) change('payment', { paymentMethod: code })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, paymentMethods])

  useEffect(() => {
    if (loaded) choosePayment(paymentMethod)
    // `choosePayment` is a new function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, paymentMethod])

  // Totals outside the checkout, such as in the mini-cart, include no payment fee.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => () => choosePayment(null), [])

  useEffect(() => {
    if (!loaded) return
    void save().then(refreshTotals)
    // Only country and method change the totals.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, country, shippingMethod])
}
