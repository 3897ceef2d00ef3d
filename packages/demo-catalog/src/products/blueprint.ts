import type { ActivityKey, AgeKey, ColourKey, FormatKey } from '../attributes/choices.ts'
import type { BrandKey } from '../brands.ts'
import type { Translations } from '../language.ts'
import type { Animal, PackShape } from '../pictures/picture.ts'
import type { Topic } from '../texts/topic.ts'

/** A custom option as the tables write it; amounts are gross rand or percent. docs/wire.md §17.2. */
export interface CustomOptionBlueprint {
  readonly title: Translations
  readonly type: 'field' | 'area' | 'date' | 'radio' | 'select' | 'checkbox'
  readonly required?: true
  readonly price?: number
  readonly percent?: number
  readonly maxCharacters?: number
  readonly values?: readonly { readonly title: Translations; readonly price?: number; readonly percent?: number }[]
}

/** One option of a bundle; `pick` lists skus, the first is the default. */
export interface BundlePart {
  readonly title: Translations
  readonly type: 'radio' | 'select' | 'checkbox'
  readonly optional?: true
  readonly quantity?: number
  readonly pick: readonly string[]
}

/**
 * One row of a product table; the name excludes the brand. Prices are gross, in rand.
 * Two or more sizes, colours or formats make it configurable by them; one is an attribute of a simple product.
 */
export interface Blueprint {
  readonly brand: BrandKey
  readonly name: Translations
  /** Printed on the pack's band; products without a pack have none. */
  readonly variety?: Translations
  readonly price?: number
  /** Content or length; never the capacity of a container: a bowl has no price per litre. */
  readonly sizes?: Readonly<Record<string, number>>
  readonly colours?: readonly ColourKey[]
  /** Gross price per format; with sizes, what the format costs on top. */
  readonly formats?: Partial<Readonly<Record<FormatKey, number>>>
  readonly recipe?: string
  /** Kilocalories in 100 grams, for a recipe with more or less energy than others of its kind; 0 for a food that is only part of a meal. */
  readonly kcal?: number
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
  /** Skus of a grouped product, or the default selections of a bundle. */
  readonly members?: readonly string[]
  readonly parts?: readonly BundlePart[]
  readonly files?: readonly Translations[]
  /** A sentence that belongs to this product alone. */
  readonly note?: Translations
  readonly disabled?: true
}

/** Products that share category, brand and defaults. */
export interface ProductGroup {
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
export type Feeding =
  | 'dog-dry'
  | 'dog-wet'
  | 'dog-raw'
  | 'puppy'
  | 'puppy-wet'
  | 'cat-dry'
  | 'cat-wet'
  | 'kitten'
  | 'kitten-wet'
  | 'bird'
  | 'rabbit'
  | 'horse'
  | 'hen'
