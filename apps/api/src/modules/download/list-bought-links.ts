import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'

/** What of an order decides about its files. */
export interface DownloadableOrder {
  readonly status: string
  readonly paid_at: Date | null
  readonly grand_total_cents: number
  readonly lines: readonly {
    readonly product_sku: string
    readonly name: string
    readonly product_type: string
    readonly qty: number
    readonly product_option: unknown
  }[]
}

export interface BoughtLink {
  readonly linkId: number
  readonly title: string
  readonly productName: string
  /** Null: as often as one likes. */
  readonly limit: number | null
}

/** The files that an order brought: what was bought stays bought when the catalogue changes, under the name that was on the order. */
export function listBoughtLinks({ lines }: Pick<DownloadableOrder, 'lines'>, products: ReadonlyMap<string, Product>): BoughtLink[] {
  const bought = lines.flatMap((line): BoughtLink[] => {
    const option = line.product_option as ProductOption | null
    const ids = option?.extension_attributes?.downloadable_option?.downloadable_links ?? []
    const known = products.get(line.product_sku)?.downloadable_links ?? []
    return ids.map((linkId) => {
      const link = known.find(({ id }) => id === linkId)
      const perPiece = link?.number_of_downloads ?? 0
      return { linkId, title: link?.title ?? line.name, productName: line.name, limit: perPiece > 0 ? perPiece * line.qty : null }
    })
  })
  return [...new Map(bought.map((link) => [link.linkId, link])).values()]
}

/** What costs nothing needs no payment. */
export function isPaidFor({ status, paid_at, grand_total_cents }: DownloadableOrder): boolean {
  return status !== 'canceled' && (paid_at !== null || grand_total_cents === 0)
}
