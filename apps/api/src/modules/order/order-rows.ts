import type { OrderAddress } from '@meerkat/contract/address'

/** The stored order without its lines and addresses; amounts in cents. */
export interface OrderHead {
  readonly order_id: string | null
  readonly body_hash: string
  readonly cart_id: string | null
  readonly store_code: string
  /** Language of the shopper; null for the store view's. */
  readonly language: string | null
  readonly is_virtual: boolean
  readonly customer_id: number | null
  readonly coupon_code: string | null
  readonly customer_email: string | null
  readonly currency_code: string
  readonly subtotal_cents: number
  readonly subtotal_incl_tax_cents: number
  readonly discount_cents: number
  readonly shipping_cents: number
  readonly shipping_incl_tax_cents: number
  readonly shipping_tax_percent: number | null
  readonly cashondelivery_fee_cents: number
  readonly cashondelivery_fee_incl_tax_cents: number
  readonly tax_cents: number
  readonly grand_total_cents: number
  readonly total_qty: number
  readonly shipping_carrier_code: string | null
  readonly shipping_method_code: string | null
  readonly shipping_description: string | null
  readonly shipping_extra: unknown
  readonly payment_method_code: string
  readonly payment_title: string
  readonly payment_additional: unknown
  /** Keyed hashes by which one shopper's cash orders are counted; null without a limit. */
  readonly cash_keys: readonly string[] | null
  /** Until when a guest must confirm it by mail; null: there is nothing to confirm. */
  readonly confirm_by: Date | null
  /** Loyalty points that the whole order earns. */
  readonly loyalty_points: number
}

export interface OrderLine {
  readonly position: number
  readonly product_id: number
  readonly sku: string
  readonly product_sku: string
  readonly name: string
  readonly product_type: string
  readonly qty: number
  readonly price_cents: number
  readonly price_incl_tax_cents: number
  /** One piece before it was reduced; null if it was not. */
  readonly original_price_cents: number | null
  readonly original_price_incl_tax_cents: number | null
  readonly row_total_cents: number
  readonly row_total_incl_tax_cents: number
  readonly tax_cents: number
  readonly tax_percent: number
  readonly discount_cents: number
  readonly product_option: unknown
  readonly options: unknown
  readonly taken: unknown
  /** Is, or contains, a medicine of schedule 1 or above. */
  readonly is_scheduled_medicine: boolean
}

export interface StoredAddress {
  readonly kind: 'shipping' | 'billing'
  readonly body: OrderAddress
}
