/** What content pages say of the shop that its settings hold. */
export interface ShopFacts {
  /** The name of the shop. */
  readonly shop: string
  /** The legal name of the seller. */
  readonly seller: string
  /** The legal address, on one line. */
  readonly address: string
  readonly email: string
}

export const MEERKAT: ShopFacts = {
  shop: 'Meerkat',
  seller: 'Meerkat Pet Supplies',
  address: '12 Sentinel Road, Cape Town, 7925, South Africa',
  email: 'hello@meerkat.example',
}
