import type { FieldValue, IndexSchema } from '@meerkat/search/build/index-schema'
import type { PackHeader } from '@meerkat/search/pack/pack'

/** A product to pack: its document, and the values of the index that are not in the document. */
export interface PackedProduct {
  readonly bytes: Uint8Array
  readonly values: Readonly<Record<string, FieldValue>>
}

/** The messages to the thread that makes packs, in this order. */
export type PackCommand =
  | { readonly kind: 'products'; readonly products: readonly PackedProduct[] }
  | { readonly kind: 'make'; readonly order: PackOrder; readonly directory: string }

/** `schema`: how products are indexed by the server; for a pack of details it is not used. */
export interface PackOrder {
  readonly index: string
  readonly kind: PackHeader['kind']
  readonly schema: IndexSchema
  /** How requests are translated: `TranslateSettings` without its functions. */
  readonly settings: PackHeader['settings']
  readonly listed: Readonly<Record<string, readonly object[]>>
}

export interface MadePack {
  /** Hash of the content. */
  readonly version: string
  readonly br: Buffer
  readonly gzip: Buffer
}
