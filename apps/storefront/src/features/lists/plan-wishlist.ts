export interface KnownWishes {
  /** Skus on this device. */
  readonly local: readonly string[]
  /** Skus of the account. */
  readonly server: readonly string[]
  /** The two lists were joined before: what the server lacks was removed on another device. */
  readonly isJoined: boolean
  /** Changed on this device since the server was asked. */
  readonly touched: ReadonlySet<string>
}

export interface WishlistPlan {
  /** To add on this device. */
  readonly adopt: string[]
  /** To remove from this device. */
  readonly drop: string[]
  /** To add to the account. */
  readonly push: string[]
}

/** How the list of this device and the account's become one. docs/behaviour/small-stores.md §20.1. */
export function planWishlist({ local, server, isJoined, touched }: KnownWishes): WishlistPlan {
  const onlyHere = local.filter((sku) => !server.includes(sku) && !touched.has(sku))
  return {
    adopt: server.filter((sku) => !local.includes(sku) && !touched.has(sku)),
    drop: isJoined ? onlyHere : [],
    push: isJoined ? [] : onlyHere,
  }
}
