import type { OrderAddress } from '@meerkat/contract/address'
import type { Order, OrderProduct } from '@meerkat/contract/order'
import { isVirtualCart } from '../cart/is-virtual-cart.ts'
import type { CartItem } from '../cart/lines/cart-item.ts'
import type { PaymentDetails, PersonalDetails, ShippingDetails } from './details.ts'
import { orderStreet } from './street-lines.ts'

export interface OrderInput {
  /** The client's own id: sending the order twice with it has one effect. */
  readonly orderId: string
  /** ISO 8601. */
  readonly createdAt: string
  readonly lines: readonly CartItem[]
  readonly personal: PersonalDetails
  readonly shipping: ShippingDetails
  readonly payment: PaymentDetails
  readonly userId: string | number | null
  readonly cartToken: string | null
  readonly storeCode: string
  /** Payment codes that are sent under another name. */
  readonly paymentCodes?: Readonly<Record<string, string>>
  /** Extra data from the integration of the payment method. */
  readonly paymentAdditional?: unknown
}

/** The order of a filled-in checkout. docs/wire.md §4.1, §4.2, docs/behaviour/orders.md §14.1. */
export function toOrder(input: OrderInput): Order {
  const { shipping, payment, paymentCodes = {} } = input
  const isVirtual = isVirtualCart(input.lines)
  const paymentCode = paymentCodes[payment.paymentMethod] ?? payment.paymentMethod
  return {
    order_id: input.orderId,
    created_at: input.createdAt,
    updated_at: input.createdAt,
    user_id: input.userId === null ? '' : String(input.userId),
    cart_id: input.cartToken ?? '',
    // The default store has no code, and null is refused.
    ...(input.storeCode !== '' && { store_code: input.storeCode }),
    products: input.lines.map(toOrderProduct),
    addressInformation: {
      ...(!isVirtual && { shippingAddress: { ...toAddress(shipping, input.personal), company: '' } }),
      billingAddress: { ...toAddress(payment, input.personal), company: payment.company.trim(), vat_id: payment.taxId.trim() },
      ...(!isVirtual && shipping.shippingMethod && { shipping_method_code: shipping.shippingMethod }),
      ...(!isVirtual && shipping.shippingCarrier && { shipping_carrier_code: shipping.shippingCarrier }),
      ...(paymentCode && { payment_method_code: paymentCode }),
      payment_method_additional: input.paymentAdditional ?? {},
      ...(shipping.extraFields && { shippingExtraFields: shipping.extraFields }),
    },
  }
}

/** The fields that the server reads, and those that identify the line for people and old servers. docs/wire.md §4.1. */
function toOrderProduct(line: CartItem): OrderProduct {
  return {
    id: line.id,
    sku: line.sku,
    parentSku: line.parentSku,
    qty: line.qty,
    name: line.name,
    price: line.price ?? 0,
    price_incl_tax: line.price_incl_tax,
    type_id: line.type_id,
    product_type: line.type_id,
    server_item_id: line.server_item_id,
    server_cart_id: line.server_cart_id,
    product_option: line.product_option,
  }
}

function toAddress(details: ShippingDetails | PaymentDetails, personal: PersonalDetails): OrderAddress {
  return {
    firstname: details.firstName.trim(),
    lastname: details.lastName.trim(),
    street: orderStreet(details),
    suburb: details.suburb.trim(),
    city: details.city.trim(),
    postcode: details.zipCode.trim(),
    region: details.state.trim(),
    region_id: details.region_id || 0,
    region_code: '',
    country_id: details.country,
    telephone: details.phoneNumber.trim(),
    email: personal.emailAddress.trim(),
  }
}
