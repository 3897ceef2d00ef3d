/** A field whose words can be searched. The boost is its weight in the score (spec §9: name 4, sku 2, category name 1, ingredients 1). */
export interface TextField {
  name: string
  boost: number
}

/** Which fields of a document are searchable, and how. */
export interface IndexSchema {
  /** Decides how words are folded: `en`, `de`, `it`, or anything else for no plural rules. A region (`de-DE`) is ignored. */
  language: string
  text: readonly TextField[]
  /** Filtered, counted and sorted; one value or several; compared as text (docs/wire.md §13.2: loosely, "71" equals 71). */
  keyword: readonly string[]
  /** Filtered by range or equality, sorted; if there are several values, the first one counts. */
  numeric: readonly string[]
  /** Words that people type and the words of the catalogue that they stand for, one way: leash finds lead. */
  synonyms?: Readonly<Record<string, readonly string[]>>
  /** The keyword field with the names of a document's categories: a search for a category puts its products first. */
  categoryNames?: string
  /** Documents with one of these values come after all others that contain as many of the words, such as guides after products. */
  last?: { readonly field: string; readonly values: readonly string[] }
}

export type ScalarValue = string | number | boolean

/** What one field of one document holds; null and an absent field are the same. */
export type FieldValue = ScalarValue | null | readonly (ScalarValue | null)[]

/** One document in the format of the index. `text` contains the text fields, `values` the other fields. */
export interface IndexDocument {
  id: number
  sku: string
  /** Skus of the variants: each finds the document exactly. docs/wire.md §14.3. */
  childSkus?: readonly string[]
  text: Readonly<Record<string, string | readonly string[]>>
  values: Readonly<Record<string, FieldValue>>
}
