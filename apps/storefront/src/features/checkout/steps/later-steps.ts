import { lazy } from 'react'
import { loadPostcodes } from '../../../shell/forms/use-postcode.ts'

const fetchShippingStep = () => import('./shipping-step.tsx').then(({ ShippingStep }) => ({ default: ShippingStep }))
const fetchPaymentStep = () => import('./payment-step.tsx').then(({ PaymentStep }) => ({ default: PaymentStep }))
const fetchReviewStep = () => import('./review-step.tsx').then(({ ReviewStep }) => ({ default: ReviewStep }))

export const ShippingStep = lazy(fetchShippingStep)
export const PaymentStep = lazy(fetchPaymentStep)
export const ReviewStep = lazy(fetchReviewStep)

/** Loads the steps after the first one, and the postcodes, while the shopper fills that in: both stay out of the initial JavaScript, and work offline. */
export function preloadLaterSteps(country: string): void {
  // A failed load is repeated, and reported, when the step opens.
  void loadPostcodes(country)
  for (const fetchStep of [fetchShippingStep, fetchPaymentStep, fetchReviewStep]) fetchStep().catch(() => undefined)
}
