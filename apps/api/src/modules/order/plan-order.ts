import type { OrderAddress } from '@meerkat/contract/address'
import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import { Email } from '@meerkat/contract/customer'
import type { ValidationError } from '@meerkat/contract/envelope'
import type { Order } from '@meerkat/contract/order'
import { Refusal } from '../../http/refusals.ts'
import { faultAt } from '../../http/validation.ts'
import type { QuotedLine } from '../cart/quote.ts'
import type { StoredAddress } from './order-rows.ts'
import { findRegion } from './regions.ts'

/** The addresses of an order, after the checks that a schema cannot express. */
export interface Delivery {
  readonly addresses: readonly StoredAddress[]
  readonly country: string
  readonly email: string | null
}

/** Shipping and billing address. A virtual order needs no shipping address. docs/wire.md §4.2, §4.4 step 5. */
export function planDelivery(
  { addressInformation }: Order,
  { isVirtual, defaultCountry }: { isVirtual: boolean; defaultCountry: string },
): Delivery {
  const { shippingAddress, billingAddress } = addressInformation
  const billing = billingAddress ?? shippingAddress
  const shipping = isVirtual ? null : (shippingAddress ?? billingAddress)
  if (!billing || shipping === undefined) throw invalid([missingAddress(isVirtual ? 'billingAddress' : 'shippingAddress')])
  const complete = (address: OrderAddress) => completeAddress(address, defaultCountry)
  return {
    addresses: [
      { kind: 'billing', body: complete(billing) },
      ...(shipping ? [{ kind: 'shipping' as const, body: complete(shipping) }] : []),
    ],
    country: (shipping ?? billing).country_id || defaultCountry,
    email: toEmail(billing.email || shipping?.email || null),
  }
}

/** The e-mail address for the confirmation. docs/wire.md §4.2. */
function toEmail(given: string | null): string | null {
  if (given === null) return null
  const parsed = Email.safeParse(given)
  if (!parsed.success) throw invalid([faultAt(['addressInformation', 'billingAddress', 'email'], 'should be an e-mail address')])
  return parsed.data
}

/** The methods of the order must be among those offered. */
export function refuseUnoffered(
  { addressInformation: given }: Order,
  { shipping, payment, isVirtual }: { shipping: ShippingMethod | null; payment: PaymentMethod | null; isVirtual: boolean },
): void {
  const faults = [
    ...(isVirtual || shipping ? [] : [fault('shipping_method_code', given.shipping_method_code)]),
    ...(payment ? [] : [fault('payment_method_code', given.payment_method_code)]),
  ]
  if (faults.length > 0) throw invalid(faults)
}

/** Pieces that all lines together take of each sku. */
export function sumStockUse(lines: readonly QuotedLine[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { line, qty } of lines) for (const { sku, qty: perPiece } of line.takes) taken.set(sku, (taken.get(sku) ?? 0) + perPiece * qty)
  return taken
}

export function invalid(faults: readonly ValidationError[]): Refusal {
  return new Refusal('order-invalid', { faults })
}

function completeAddress(address: OrderAddress, defaultCountry: string): OrderAddress {
  const country_id = (address.country_id || defaultCountry).toUpperCase()
  return { ...address, country_id, ...findRegion({ ...address, country_id }) }
}

function missingAddress(name: string): ValidationError {
  return {
    keyword: 'required',
    dataPath: '.addressInformation',
    schemaPath: '#/properties/addressInformation/required',
    params: { missingProperty: name },
    message: `should have required property '${name}'`,
  }
}

function fault(field: string, given: string | undefined): ValidationError {
  return faultAt(['addressInformation', field], given === undefined ? 'should be chosen' : 'should be one of the ways that are offered')
}
