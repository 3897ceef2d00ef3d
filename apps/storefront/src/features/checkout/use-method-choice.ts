import { preselectPaymentCode } from '@meerkat/domain/checkout/choose-payment-method'
import { preselectShippingMethod } from '@meerkat/domain/checkout/choose-shipping-method'
import { useEffect, useEffectEvent } from 'react'
import type { CheckoutCart } from './checkout-cart.ts'
import type { Checkout } from './use-checkout.ts'

/** Keeps the chosen methods among those on offer, and refreshes the totals after a change. docs/behaviour/checkout.md §13.1, §13.2. */
export function useMethodChoice(cart: CheckoutCart, { loaded, details, change, save }: Checkout): void {
  const { shippingMethods, paymentMethods, choosePayment, refreshTotals } = cart
  const { country, shippingMethod } = details.shipping
  const { paymentMethod } = details.payment

  const keepShipping = useEffectEvent((methods: CheckoutCart['shippingMethods']) => {
    if (methods.length === 0) return
    const chosen = preselectShippingMethod(methods, shippingMethod)
    if (chosen && chosen.method_code !== shippingMethod) {
      change('shipping', { shippingMethod: chosen.method_code, shippingCarrier: chosen.carrier_code, extraFields: undefined })
    }
  })
  const keepPayment = useEffectEvent((methods: CheckoutCart['paymentMethods']) => {
    if (methods.length === 0) return
    const code = preselectPaymentCode(methods, paymentMethod)
    if (code !== paymentMethod) change('payment', { paymentMethod: code })
  })
  const showFeeOf = useEffectEvent(choosePayment)
  const saveAndRefresh = useEffectEvent(() => void save().then(refreshTotals))

  // Only a new list of methods changes the choice.
  useEffect(() => {
    if (loaded) keepShipping(shippingMethods)
  }, [loaded, shippingMethods])
  useEffect(() => {
    if (loaded) keepPayment(paymentMethods)
  }, [loaded, paymentMethods])

  useEffect(() => {
    if (loaded) showFeeOf(paymentMethod)
  }, [loaded, paymentMethod])
  // Totals outside the checkout, such as in the mini-cart, include no payment fee.
  useEffect(() => () => showFeeOf(null), [])

  useEffect(() => {
    if (loaded) saveAndRefresh()
    // Only country and method change the totals.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, country, shippingMethod])
}
