import type { Customer, CustomerAddress } from '@meerkat/contract/customer'
import type { StoreView } from '@meerkat/contract/store-config'
import type { StoredAddress, StoredCustomer } from './user.store.ts'

/** Converts a profile to its wire format. The keys of defaults that are not set must be absent. docs/wire.md §2.6. */
export function toCustomer(stored: StoredCustomer, { name, storeId }: Pick<StoreView, 'name' | 'storeId'>): Customer {
  const billing = stored.addresses.find(({ is_default_billing }) => is_default_billing)
  const shipping = stored.addresses.find(({ is_default_shipping }) => is_default_shipping)
  return {
    id: stored.id,
    group_id: stored.group_id,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: toWireTime(stored.created_at),
    updated_at: toWireTime(stored.updated_at),
    created_in: name,
    email: stored.email,
    firstname: stored.firstname,
    lastname: stored.lastname,
    store_id: storeId,
    website_id: 1,
    addresses: stored.addresses.map((address) => toAddress(address, stored.id)),
    disable_auto_group_change: 0,
    ...(stored.loyalty_card !== null && { custom_attributes: [{ attribute_code: 'loyalty_card', value: stored.loyalty_card }] }),
  }
}

function toAddress({ id, body, is_default_billing, is_default_shipping }: StoredAddress, customerId: number): CustomerAddress {
  const { region, region_code, region_id, street, ...fields } = body
  return {
    id,
    customer_id: customerId,
    region: { region_code, region, region_id },
    region_id,
    street: [...street],
    ...fields,
    ...(is_default_shipping && { default_shipping: true }),
    ...(is_default_billing && { default_billing: true }),
  }
}

/** `YYYY-MM-DD HH:mm:ss` in UTC. docs/wire.md §1.13. */
function toWireTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ')
}
