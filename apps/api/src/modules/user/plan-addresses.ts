import type { CustomerAddressInput } from '@meerkat/contract/customer'
import type { AddressBody, AddressChanges, NewAddress, StoredAddress } from './user.store.ts'

const STREET_LINES = 2

export type AddressPlan = ({ readonly kind: 'planned' } & AddressChanges) | { readonly kind: 'foreign' }

/**
 * Plans the changes to a customer's addresses from the complete list that a client sends: addresses with an id are updated, those
 * without are added, the rest are deleted. The last one marked as default wins: clients append a new default and leave the old one
 * marked. An id or customer that is not the caller's own refuses the whole list. docs/wire.md §2.7, docs/behaviour/account.md §16.2.
 */
export function planAddresses(own: readonly StoredAddress[], given: readonly CustomerAddressInput[], customerId: number): AddressPlan {
  const ids = new Set(own.map(({ id }) => String(id)))
  const wanted = new Map<string, NewAddress & { readonly id: number | null }>()
  const shipping = given.findLastIndex(({ default_shipping }) => default_shipping === true)
  const billing = given.findLastIndex(({ default_billing }) => default_billing === true)
  for (const [index, address] of given.entries()) {
    const { id = null, customer_id = null } = address
    const isOwn = (id === null || ids.has(String(id))) && (customer_id === null || String(customer_id) === String(customerId))
    if (!isOwn) return { kind: 'foreign' }
    const key = id === null ? `new ${index}` : String(id)
    wanted.set(key, {
      id: id === null ? null : Number(id),
      is_default_shipping: index === shipping,
      is_default_billing: index === billing,
      body: toBody(address),
    })
  }
  const all = [...wanted.values()]
  return {
    kind: 'planned',
    kept: all.flatMap(({ id, ...address }) => (id === null ? [] : [{ id, ...address }])),
    added: all.flatMap(({ id, ...address }) => (id === null ? [address] : [])),
  }
}

/** Always two street lines: everything after the first is joined into the second. */
function toBody(address: CustomerAddressInput): AddressBody {
  const [first = '', ...rest] = address.street.map((line) => line?.trim() ?? '').filter((line) => line !== '')
  const { region, region_id } = address
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    street: [first, rest.join(', ')].slice(0, STREET_LINES),
    city: address.city,
    region: region?.region || null,
    region_id: toRegionId(region?.region_id ?? region_id),
    region_code: region?.region_code || null,
    country_id: address.country_id,
    postcode: address.postcode,
    telephone: address.telephone || null,
    company: address.company || null,
    vat_id: address.vat_id || null,
  }
}

function toRegionId(given: string | number | null | undefined): number {
  const id = Number(given ?? 0)
  return Number.isInteger(id) && id > 0 ? id : 0
}
