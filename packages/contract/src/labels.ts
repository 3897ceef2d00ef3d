import * as z from 'zod/mini'

const Texts = z._default(z.record(z.string(), z.string().check(z.minLength(1))), {})

/**
 * The labels of a catalogue in one language, by their English text. A label that is not listed stays as it is. In a store view that is
 * not English, the labels of its language are also looked up in reverse, to find the English text.
 */
export const LabelBook = z.object({
  /** Names of categories. */
  categories: Texts,
  /** Names of attributes and of the options of a product. */
  attributes: Texts,
  /** Values of attributes and options. */
  values: Texts,
  /** Titles of content pages, and of the sections that list them. */
  pages: Texts,
  /** Titles of shipping and payment methods, and of carriers. */
  methods: Texts,
  /** Units of measure of pack sizes, such as kg, where they are spelt differently. */
  units: Texts,
  /** Introductions of categories and texts of banners. Loaded only by the pages that show them. */
  texts: Texts,
})
export type LabelBook = z.infer<typeof LabelBook>
