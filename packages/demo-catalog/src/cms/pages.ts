import type { PageText } from './page-text.ts'
import { about } from './pages/about.ts'
import { aboutUs } from './pages/about-us.ts'
import { contact } from './pages/contact.ts'
import { contactUs } from './pages/contact-us.ts'
import { customerService } from './pages/customer-service.ts'
import { giftCard } from './pages/gift-card.ts'
import { legal } from './pages/legal.ts'
import { magazine } from './pages/magazine.ts'
import { mysizeGuide } from './pages/mysize-guide.ts'
import { noRoute } from './pages/no-route.ts'
import { orderFromCatalog } from './pages/order-from-catalog.ts'
import { orderTracking } from './pages/order-tracking.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { sale } from './pages/sale.ts'
import { services } from './pages/services.ts'
import { shippingDelivery } from './pages/shipping-delivery.ts'
import { termsConditions } from './pages/terms-conditions.ts'
import { warrantyReturns } from './pages/warranty-returns.ts'
import { withdrawal } from './pages/withdrawal.ts'

/** A page for every static route of the specification, the content of the 404 page (spec §2), and the right to cancel an order. */
export const pages: readonly PageText[] = [
  legal,
  privacyPolicy,
  mysizeGuide,
  magazine,
  sale,
  orderTracking,
  about,
  contact,
  customerService,
  termsConditions,
  giftCard,
  shippingDelivery,
  warrantyReturns,
  orderFromCatalog,
  services,
  aboutUs,
  contactUs,
  noRoute,
  withdrawal,
]
