import * as z from 'zod/mini'
import { LooseAddress } from './address.ts'
import { PaymentMethod, ShippingMethod } from './checkout.ts'
import { endpoint } from './endpoint.ts'
import { callQuery, Id } from './envelope.ts'
import { ProductOption } from './product-option.ts'
import { ProductType } from './product-type.ts'
import { CartTotals } from './totals.ts'

/** Largest accepted quantity of one line; below it, stock and `max_sale_qty` decide. */
export const MAX_LINE_QTY = 10_000

/** Line of the server cart. `sku` is the child's for configurables; never a grouped product. docs/wire.md §3.4. */
export const ServerCartItem = z.looseObject({
  /** Id of the line; stays the same as long as the line exists. */
  item_id: z.number(),
  /** The variant's sku for configurable products, a composed one for bundles. */
  sku: z.string(),
  /** Number of pieces. */
  qty: z.number(),
  /** Name of the product. */
  name: z.string(),
  /** Unit price without tax. */
  price: z.number(),
  /** Kind of the product. */
  product_type: ProductType,
  /** The cart id. */
  quote_id: z.string(),
  /** The chosen options; missing for a plain product. */
  product_option: z.optional(ProductOption),
})
export type ServerCartItem = z.infer<typeof ServerCartItem>

/**
 * A line to add or change. `qty` is the new quantity with an `item_id`, where 0 removes the line, and is added without one; the sku is
 * the parent's or the child's. Spec §4, docs/wire.md §3.6.
 */
export const CartItemUpdate = z
  .looseObject({
    /** Sku of the product, of a variant, or of its parent together with options. */
    sku: z.string().check(z.minLength(1), z.maxLength(255)),
    /** Number of pieces: the new quantity with an `item_id`, 0 to remove the line; without one, added to an equal line. */
    qty: z.number().check(z.int(), z.gte(0), z.lte(MAX_LINE_QTY)),
    /** The line that is changed; left out for a new one. */
    item_id: z.optional(z.nullable(Id)),
    /** The cart id. */
    quoteId: z.optional(z.nullable(Id)),
    /** The chosen options. */
    product_option: z.optional(z.nullable(ProductOption)),
  })
  .check(z.refine(({ qty, item_id }) => qty > 0 || (item_id ?? null) !== null, { path: ['qty'], error: 'must be at least 1' }))
export type CartItemUpdate = z.infer<typeof CartItemUpdate>

/** The line to remove. */
export const CartItemRemoval = z.looseObject({
  /** Accepted and ignored. */
  sku: z.optional(z.nullable(z.string())),
  /** The line to remove. */
  item_id: Id,
  /** The cart id. */
  quoteId: z.optional(z.nullable(Id)),
})

/** `cartId` is opaque and unguessable. */
export const cartQuery = z.object({
  ...callQuery,
  /** The cart id that the create call returned. @example "5f2c9e0b7a41d83c6e1f0b9a2d4c7e85" */
  cartId: z.string().check(z.minLength(1), z.maxLength(64)),
})

/** Query of the calls that list payment methods. */
const paymentQuery = z.object({
  ...cartQuery.shape,
  /**
   * `1` also lists methods that are paid online. Clients that do not know how to pay with them must not send it: they would place
   * an order that is never paid.
   */
  onlinePayments: z.optional(z.string()),
})

/** Authorisation and query parameters that all calls about one cart share. */
export const cartCall = { auth: 'cart', query: cartQuery } as const

export const createCart = endpoint({
  method: 'POST',
  path: '/api/cart/create',
  summary: "Creates a guest cart, or returns the customer's own cart when a token is given.",
  auth: 'optional',
  query: z.object(callQuery),
  result: Id,
})

export const pullCart = endpoint({
  ...cartCall,
  method: 'GET',
  path: '/api/cart/pull',
  summary: 'The lines of a cart.',
  result: z.array(ServerCartItem),
})

export const updateCartItem = endpoint({
  ...cartCall,
  method: 'POST',
  path: '/api/cart/update',
  summary: 'Adds a line, or sets its quantity when the line id is given.',
  body: z.object({
    /** The line. */
    cartItem: CartItemUpdate,
  }),
  result: ServerCartItem,
})

export const deleteCartItem = endpoint({
  ...cartCall,
  method: 'POST',
  path: '/api/cart/delete',
  summary: 'Removes a line. Succeeds also when the line does not exist.',
  body: z.object({
    /** The line. */
    cartItem: CartItemRemoval,
  }),
  result: z.boolean(),
})

export const readTotals = endpoint({
  ...cartCall,
  method: 'GET',
  path: '/api/cart/totals',
  summary: 'Totals of the cart.',
  result: CartTotals,
})

export const listPaymentMethods = endpoint({
  ...cartCall,
  query: paymentQuery,
  method: 'GET',
  path: '/api/cart/payment-methods',
  summary: 'Payment methods for this cart.',
  result: z.array(PaymentMethod),
})

export const listShippingMethods = endpoint({
  ...cartCall,
  method: 'POST',
  path: '/api/cart/shipping-methods',
  summary: 'Shipping methods for this cart and an address.',
  body: z.object({
    /** Destination; the country is enough. */
    address: LooseAddress,
  }),
  result: z.array(ShippingMethod),
})

const MethodCode = z.optional(z.nullable(z.string().check(z.maxLength(120))))
const Address = z.optional(z.nullable(LooseAddress))

/** Address and shipping method; clients use either spelling. docs/wire.md §3.11. */
export const AddressInformation = z.looseObject({
  /** Shipping address. */
  shippingAddress: Address,
  /** Billing address. */
  billingAddress: Address,
  /** Carrier of the method. */
  shippingCarrierCode: MethodCode,
  /** Shipping method; without it totals exclude shipping. */
  shippingMethodCode: MethodCode,
  /** The same as `shippingAddress`. */
  shipping_address: Address,
  /** The same as `billingAddress`. */
  billing_address: Address,
  /** The same as `shippingCarrierCode`. */
  shipping_carrier_code: MethodCode,
  /** The same as `shippingMethodCode`. */
  shipping_method_code: MethodCode,
})
export type AddressInformation = z.infer<typeof AddressInformation>

export const setShippingInformation = endpoint({
  ...cartCall,
  query: paymentQuery,
  method: 'POST',
  path: '/api/cart/shipping-information',
  summary: 'Sets address and shipping method, and returns payment methods and totals.',
  body: z.object({
    /** Addresses and method. */
    addressInformation: AddressInformation,
  }),
  result: z.object({
    /** Payment methods. */
    payment_methods: z.array(PaymentMethod),
    /** Totals. */
    totals: CartTotals,
  }),
})

export const collectTotals = endpoint({
  ...cartCall,
  method: 'POST',
  path: '/api/cart/collect-totals',
  summary: 'Sets payment and shipping method and returns totals.',
  body: z.object({
    /** Payment and shipping method. */
    methods: z.looseObject({
      /** Payment method. */
      paymentMethod: z.optional(
        z.nullable(
          z.looseObject({
            /** Code of the payment method. */
            method: MethodCode,
          }),
        ),
      ),
      /** Carrier of the method. */
      shippingCarrierCode: MethodCode,
      /** Shipping method. */
      shippingMethodCode: MethodCode,
    }),
  }),
  result: CartTotals,
})
