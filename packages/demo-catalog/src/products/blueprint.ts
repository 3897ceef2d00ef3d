import type { ActivityKey, AgeKey, ColourKey, FormatKey } from '../attributes/choices.ts'
import type { BrandKey } from '../brands.ts'
import type { Words } from '../language.ts'
import type { Animal, PackShape } from '../pictures/picture.ts'
import type { Topic } from '../texts/topic.ts'

/** A custom option as the tables write it; amounts are gross rand or percent. Contract 17.2. */
export interface CustomOptionBlueprint {
  readonly title: Words
  readonly type: 'field' | 'area' | 'date' | 'radio' | 'select' | 'checkbox'
  readonly required?: true
  readonly price?: number
  readonly percent?: number
  readonly maxCharacters?: number
  readonly values?: readonly { readonly title: Words; readonly price?: number; readonly percent?: number }[]
}

/** One question of a bundle; `pick` names skus, the first is the default. */
export interface BundlePart {
  readonly title: Words
  readonly type: 'radio' | 'select' | 'checkbox'
  readonly optional?: true
  readonly quantity?: number
  readonly pick: readonly string[]
}

/**
 * One product as its table writes it, without its brand's name. Prices are gross rand, as on the shop's shelf.
 * Two or more sizes, colours or formats make it configurable by them; one is an attribute of a simple product.
 */
export interface Blueprint {
  readonly brand: BrandKey
  readonly name: Words
  /** Printed on the pack's band, English as on every real pack. */
  readonly variety?: string
  readonly price?: number
  /** What is in the pack, or how long a thing is; never what fits into it: a bowl has no price per litre. */
  readonly sizes?: Readonly<Record<string, number>>
  readonly colours?: readonly ColourKey[]
  /** Gross price per format; with sizes, what the format costs on top. */
  readonly formats?: Partial<Readonly<Record<FormatKey, number>>>
  readonly recipe?: string
  readonly age?: AgeKey
  readonly format?: FormatKey
  readonly shape?: PackShape
  readonly animal?: Animal
  readonly tint?: string
  readonly topic?: Topic
  readonly activity?: readonly ActivityKey[]
  /** Further categories. */
  readonly also?: readonly string[]
  readonly custom?: readonly CustomOptionBlueprint[]
  readonly type?: 'grouped' | 'bundle' | 'virtual' | 'downloadable'
  /** Skus of a grouped product, or the default answers of a bundle. */
  readonly members?: readonly string[]
  readonly parts?: readonly BundlePart[]
  readonly files?: readonly Words[]
  /** A sentence that belongs to this product alone. */
  readonly note?: Words
  readonly disabled?: true
}

/** Products that stand beside each other and share what is not said of them. */
export interface Shelf {
  /** Null: in no category of the menu. */
  readonly category: string | null
  readonly topic: Topic
  readonly animal: Animal
  readonly shape: PackShape
  /** 2 standard rate, 4 reduced rate (animal feed). */
  readonly taxClass: 2 | 4
  readonly format?: FormatKey
  readonly age?: AgeKey
  readonly activity?: readonly ActivityKey[]
  readonly feeding?: Feeding
  readonly products: readonly Blueprint[]
}

/** Which feeding table a food shows. */
export type Feeding = 'dog-dry' | 'dog-wet' | 'puppy' | 'cat-dry' | 'cat-wet' | 'kitten' | 'bird' | 'rabbit' | 'horse' | 'hen'
