import type { Customer, CustomerAddress, CustomerAddressInput } from '@meerkat/contract/customer'
import { type AddressDetails, findDefault, toAddressInput, toUnchanged } from './customer-address.ts'

export type AddressUse = 'default_shipping' | 'default_billing'

/** What an address is the default for. */
export type AddressUses = Readonly<Record<AddressUse, boolean>>

export function usesOf(customer: Customer, own: CustomerAddress | null): AddressUses {
  const isDefault = (use: AddressUse) => own !== null && findDefault(customer, use) === own
  return { default_shipping: isDefault('default_shipping'), default_billing: isDefault('default_billing') }
}

/**
 * All addresses with one overwritten, or appended when `own` is null. If it becomes a default, the former default no longer is one. A
 * company and its tax number stay. docs/behaviour/account.md §16.2.
 */
export function withAddress(
  customer: Customer,
  own: CustomerAddress | null,
  { details, uses }: { readonly details: AddressDetails; readonly uses: AddressUses },
): CustomerAddressInput[] {
  const { region = null, telephone = null, ...given } = toAddressInput(details)
  const changed = { ...(own && toUnchanged(own)), ...given, region, region_id: null, telephone, ...uses }
  const list = customer.addresses.map((address) => (address === own ? changed : withoutUses(toUnchanged(address), uses)))
  return own ? list : [...list, changed]
}

/** All addresses but one. When goods were sent to it by default, the first other one takes its place. */
export function withoutAddress(customer: Customer, own: CustomerAddress): CustomerAddressInput[] {
  const others = customer.addresses.filter((address) => address !== own).map(toUnchanged)
  const [first, ...rest] = others
  return first && usesOf(customer, own).default_shipping ? [{ ...first, default_shipping: true }, ...rest] : others
}

/** All addresses, with another one as a default. */
export function withDefault(customer: Customer, own: CustomerAddress, use: AddressUse): CustomerAddressInput[] {
  return customer.addresses.map((address) => ({
    ...toUnchanged(address),
    ...(address === own || address[use] ? { [use]: address === own } : {}),
  }))
}

function withoutUses(address: CustomerAddressInput, uses: AddressUses): CustomerAddressInput {
  return {
    ...address,
    ...(uses.default_shipping && { default_shipping: false }),
    ...(uses.default_billing && { default_billing: false }),
  }
}
