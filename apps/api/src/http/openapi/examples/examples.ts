import { CART_EXAMPLES } from './cart-examples.ts'
import { CATALOG_EXAMPLES } from './catalog-examples.ts'
import { CUSTOMER_EXAMPLES } from './customer-examples.ts'
import type { Examples } from './example.ts'
import { MAIL_EXAMPLES } from './mail-examples.ts'
import { ORDER_EXAMPLES } from './order-examples.ts'
import { PAYMENT_EXAMPLES } from './payment-examples.ts'

/** The example of every endpoint. `describe-operations.test.ts` validates them against the schemas. */
export const EXAMPLES: Examples = {
  ...CART_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...PAYMENT_EXAMPLES,
  ...CUSTOMER_EXAMPLES,
  ...MAIL_EXAMPLES,
  ...CATALOG_EXAMPLES,
}
