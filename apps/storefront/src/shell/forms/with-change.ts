import type { Customer, CustomerAddress, CustomerAddressInput, CustomerChange } from '@meerkat/contract/customer'

/**
 * The profile as it will be once the server has a change that waits for a network. New addresses have ids below zero, which are never sent:
 * the next change sends the whole list again. docs/behaviour/account.md §16.1.
 */
export function withChange(known: Customer, change: CustomerChange): Customer {
  const { default_shipping: _, default_billing: __, ...customer } = known
  const { firstname, lastname } = change
  const addresses =
    change.addresses?.map((given, index) => toAddress(given, { id: -1 - index, customerId: customer.id })) ?? customer.addresses
  // As on the server, the last address that is marked as a default wins.
  const shipping = addresses.findLast((address) => address.default_shipping === true)
  const billing = addresses.findLast((address) => address.default_billing === true)
  return {
    ...customer,
    firstname,
    lastname,
    addresses,
    ...(shipping && { default_shipping: String(shipping.id) }),
    ...(billing && { default_billing: String(billing.id) }),
  }
}

function toAddress(given: CustomerAddressInput, { id, customerId }: { readonly id: number; readonly customerId: number }): CustomerAddress {
  const { region, region_id, default_shipping, default_billing } = given
  return {
    id: given.id == null ? id : Number(given.id),
    customer_id: customerId,
    region: {
      region: region?.region ?? null,
      region_code: region?.region_code ?? null,
      region_id: Number(region?.region_id ?? region_id ?? 0),
    },
    region_id: Number(region?.region_id ?? region_id ?? 0),
    country_id: given.country_id,
    street: given.street.map((line) => line ?? ''),
    company: given.company ?? null,
    telephone: given.telephone ?? null,
    postcode: given.postcode,
    city: given.city,
    firstname: given.firstname,
    lastname: given.lastname,
    vat_id: given.vat_id ?? null,
    ...(default_shipping === true && { default_shipping }),
    ...(default_billing === true && { default_billing }),
  }
}
