import type { Customer, CustomerAddress, CustomerAddressInput } from '@meerkat/contract/customer'
import type { AddressDetails as AnyAddress } from '@meerkat/domain/checkout/details'
import { profileStreet, toStreetFields } from '@meerkat/domain/checkout/street-lines'

/** An address in our forms: the region is given by its name, and its id is a number. */
export interface AddressDetails extends Omit<AnyAddress, 'region_id'> {
  readonly region_id: number
}

/** Ids are compared as text. docs/behaviour/account.md §16.2. */
export function findDefault({ addresses, ...customer }: Customer, kind: 'default_shipping' | 'default_billing'): CustomerAddress | null {
  const id = customer[kind]
  return id === undefined ? null : (addresses.find((address) => String(address.id) === String(id)) ?? null)
}

/** Converts a stored address to form fields. docs/behaviour/checkout.md §13.1. */
export function toDetails(address: CustomerAddress): AddressDetails {
  return {
    firstName: address.firstname,
    lastName: address.lastname,
    country: address.country_id,
    ...toStreetFields(address.street),
    suburb: '',
    city: address.city,
    state: address.region.region ?? '',
    region_id: address.region_id,
    zipCode: address.postcode,
    phoneNumber: address.telephone ?? '',
  }
}

/**
 * Converts form fields to the server's format; region and telephone are left out when empty. docs/behaviour/account.md §16.2,
 * docs/behaviour/checkout.md §12.4.
 */
export function toAddressInput(details: AddressDetails): CustomerAddressInput {
  return {
    firstname: details.firstName,
    lastname: details.lastName,
    street: profileStreet(details),
    city: details.city,
    country_id: details.country,
    postcode: details.zipCode,
    ...(details.state && { region: { region: details.state } }),
    ...(details.phoneNumber && { telephone: details.phoneNumber }),
  }
}

/**
 * An unchanged address that is sent with a changed one. Old servers refuse a street with fewer than two lines. An address that was added
 * without a network has no id of the server yet. docs/wire.md §18, docs/behaviour/account.md §16.2.
 */
export function toUnchanged({ id, ...address }: CustomerAddress): CustomerAddressInput {
  return { ...(id > 0 && { id }), ...address, street: profileStreet(toStreetFields(address.street)) }
}

export interface CompanyDetails extends AddressDetails {
  readonly company: string
  readonly taxId: string
}

/**
 * All addresses with the company's (the default billing address) overwritten or appended; without a company it is removed, unless it is
 * also the shipping address or the shopper's own. The names are the customer's. docs/behaviour/account.md §16.2.
 */
export function withCompany(customer: Customer, details: CompanyDetails | null): CustomerAddressInput[] {
  const own = findDefault(customer, 'default_billing')
  const others = customer.addresses.filter((address) => address !== own).map(toUnchanged)
  if (details === null) {
    if (own && !own.company) return customer.addresses.map(toUnchanged)
    const isSentTo = own !== null && own === findDefault(customer, 'default_shipping')
    return isSentTo ? [...others, { ...toUnchanged(own), company: null, vat_id: null, default_billing: false }] : others
  }
  const { firstname, lastname } = customer
  const { region = null, telephone = null, ...given } = toAddressInput(details)
  const billing = { ...given, firstname, lastname, region, telephone, company: details.company, vat_id: details.taxId }
  return own
    ? customer.addresses.map((address) => (address === own ? { ...address, ...billing } : toUnchanged(address)))
    : [...others, { ...billing, default_billing: true }]
}

/** The path on the wire of an address that a form changes, or of the one that it appends. docs/wire.md §2.7. */
export function pathOfAddress({ addresses }: Customer, own: CustomerAddress | null): string {
  return `.customer.addresses[${own ? addresses.indexOf(own) : addresses.length}].`
}

/** The initial values of an address form when nothing is stored. */
export function anEmptyAddress({ firstname, lastname }: Customer, country: string): AddressDetails {
  const empty = { streetAddress: '', apartmentNumber: '', suburb: '', city: '', state: '', region_id: 0, zipCode: '', phoneNumber: '' }
  return { ...empty, country, firstName: firstname, lastName: lastname }
}
