import { loadPostcodes } from '../../../shell/forms/use-postcode.ts'
import { lazyPart } from '../../../shell/page-load/lazy-part.ts'

const fetchShippingStep = async () => (await import('./shipping-step.tsx')).ShippingStep
const fetchPaymentStep = async () => (await import('./payment-step.tsx')).PaymentStep
const fetchReviewStep = async () => (await import('./review-step.tsx')).ReviewStep

export const ShippingStep = lazyPart(fetchShippingStep)
export const PaymentStep = lazyPart(fetchPaymentStep)
export const ReviewStep = lazyPart(fetchReviewStep)

/** Loads the later steps and the postcodes while the shopper fills in the first step: they stay out of the initial JavaScript, and work offline. */
export function preloadLaterSteps(country: string): void {
  // A failed load is repeated, and reported, when the step opens.
  void loadPostcodes(country)
  for (const fetchStep of [fetchShippingStep, fetchPaymentStep, fetchReviewStep]) fetchStep().catch(() => undefined)
}
