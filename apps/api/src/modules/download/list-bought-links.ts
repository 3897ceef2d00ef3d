import type { Product } from '@meerkat/contract/product'
import type { ProductOption } from '@meerkat/contract/product-option'

/** The fields of an order that decide which files it includes. */
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
  /** Null: unlimited. */
  readonly limit: number | null
}

/** The files of an order, with the names stored on it: later catalogue changes do not affect what was bought. */
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

/** Free files need no payment. */
export function isPaidFor({ status, paid_at, grand_total_cents }: DownloadableOrder): boolean {
  return status !== 'canceled' && (paid_at !== null || grand_total_cents === 0)
}
