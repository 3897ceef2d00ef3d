import { lazy } from 'react'

const fetchShippingStep = () => import('./shipping-step.tsx').then(({ ShippingStep }) => ({ default: ShippingStep }))
const fetchPaymentStep = () => import('./payment-step.tsx').then(({ PaymentStep }) => ({ default: PaymentStep }))
const fetchReviewStep = () => import('./review-step.tsx').then(({ ReviewStep }) => ({ default: ReviewStep }))

export const ShippingStep = lazy(fetchShippingStep)
export const PaymentStep = lazy(fetchPaymentStep)
export const ReviewStep = lazy(fetchReviewStep)

/** Loads the steps after the first one while the shopper fills that in, which keeps them out of the initial JavaScript. */
export function preloadLaterSteps(): void {
  // A failed load is repeated, and reported, when the step opens.
  for (const fetchStep of [fetchShippingStep, fetchPaymentStep, fetchReviewStep]) fetchStep().catch(() => undefined)
}
