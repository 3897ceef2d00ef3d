import * as z from 'zod/mini'
import { Attribute } from './attribute.ts'
import { Category } from './category.ts'
import { CmsBlock, CmsHierarchy, CmsPage } from './cms.ts'
import { Product } from './product.ts'
import { Review } from './review.ts'
import { StockItem } from './stock.ts'
import { TaxRule } from './tax-rule.ts'

/**
 * The documents of one store view. Prices are the merchant's own (net unless the store says otherwise) without tax fields;
 * stock is not embedded; every configurable child is included in its parent and as a separate simple product. `categories` is
 * flat, parents before children; trees and counts are computed when it is loaded.
 */
export const StoreCatalog = z.object({
  storeCode: z.string(),
  products: z.array(Product),
  categories: z.array(Category),
  attributes: z.array(Attribute),
  cmsPages: z.array(CmsPage),
  cmsBlocks: z.array(CmsBlock),
  cmsHierarchies: z.array(CmsHierarchy),
})
export type StoreCatalog = z.infer<typeof StoreCatalog>

/** A whole catalogue, for seeding an empty shop and for the operator's import and export. */
export const CatalogBundle = z.object({
  stores: z.array(StoreCatalog),
  taxRules: z.array(TaxRule),
  stock: z.array(StockItem),
  reviews: z.array(Review),
})
export type CatalogBundle = z.infer<typeof CatalogBundle>

/** A text that is sold as a file: it becomes a PDF in the downloads folder. */
export interface DownloadSource {
  readonly storeCode: string
  /** The file of `downloadable_links`. */
  readonly linkId: number
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** A picture original: its path below the media root without the extension, and how to generate it. */
export interface PictureSource {
  /** `/k/a/karoo-adult` is requested as `/img/310/300/resize/k/a/karoo-adult.webp`. */
  readonly path: string
  readonly draw: () => string
}
