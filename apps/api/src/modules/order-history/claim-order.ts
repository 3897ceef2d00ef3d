import type { CustomerAddressInput, NewCustomer } from '@meerkat/contract/customer'
import type { Executor } from '../../db/executor.ts'
import { Refusal } from '../../http/refusals.ts'
import type { StoredAddress } from '../order/order-rows.ts'
import type { GuestOrderLinks } from './guest-order-link.ts'
import { assignOrder, findOrder } from './order-history.store.ts'

export interface ClaimDeps {
  readonly sql: Executor
  readonly guestLinks: Pick<GuestOrderLinks, 'readToken' | 'isMailed'>
}

/** A guest order that becomes the order of a new customer. docs/behaviour/orders.md §14.3. */
export function createClaims({ sql, guestLinks }: ClaimDeps) {
  return {
    /** @throws Refusal `order-not-found` also for a token of another shop, and once the buyer's contact data has been erased; `order-owned`. */
    async getBuyer(token: string) {
      const orderId = await guestLinks.readToken(token)
      const order = orderId === null ? null : await findOrder(sql, orderId)
      if (order !== null && order.customer_id !== null) throw new Refusal('order-owned')
      const email = order?.customer_email ?? null
      if (!order || email === null) throw new Refusal('order-not-found')
      return { orderId: order.id, buyer: toBuyer(email, order.addresses), isMailed: await guestLinks.isMailed(token) }
    },
    giveTo: assignOrder,
  }
}

/** The names are those of the invoice: the parcel may go to another person. */
function toBuyer(email: string, addresses: readonly StoredAddress[]): NewCustomer {
  const billing = addresses.find(({ kind }) => kind === 'billing')?.body
  const shipping = addresses.find(({ kind }) => kind === 'shipping')?.body
  const { firstname = '', lastname = '' } = billing ?? shipping ?? {}
  const own = billing?.company
    ? [{ ...toInput(billing), company: billing.company, vat_id: billing.vat_id ?? null, default_billing: true }]
    : []
  return { email, firstname, lastname, addresses: [...(shipping ? [{ ...toInput(shipping), default_shipping: true }] : []), ...own] }
}

function toInput(address: StoredAddress['body']): CustomerAddressInput {
  const { firstname, lastname, street, city, postcode, country_id = '', region, region_id, telephone } = address
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    country_id,
    ...(region && { region: { region, region_id: region_id ?? null } }),
    ...(telephone && { telephone }),
  }
}
