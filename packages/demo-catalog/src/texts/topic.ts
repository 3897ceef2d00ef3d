/** What a text is about: products of one topic share a bank of phrases. */
export type Topic =
  | 'kibble'
  | 'wet'
  | 'diet'
  | 'raw'
  | 'treat'
  | 'chew'
  | 'supplement'
  | 'dental'
  | 'parasite'
  | 'wormer'
  | 'wash'
  | 'brush'
  | 'toy'
  | 'bed'
  | 'walking'
  | 'carrier'
  | 'training'
  | 'bowl'
  | 'litter'
  | 'scratcher'
  | 'milk'
  | 'bird-food'
  | 'bird-gear'
  | 'cage'
  | 'fish-food'
  | 'tank'
  | 'tank-gear'
  | 'water-care'
  | 'reptile-food'
  | 'reptile-gear'
  | 'rodent-food'
  | 'hay'
  | 'rodent-gear'
  | 'horse-feed'
  | 'horse-gear'
  | 'farm-feed'
  | 'farm-gear'
  | 'dip'
  | 'wild-food'
  | 'wild-home'
  | 'clinic'
  | 'tele-vet'
  | 'class'
  | 'guide'
  | 'kit'
  | 'everyday'
  | 'oddity'

/** Sentences for composing texts; each is self-contained and fits every product of its topic. `{name}` and `{brand}` are filled in. */
export interface Phrases {
  readonly short: readonly string[]
  readonly opening: readonly string[]
  readonly body: readonly string[]
  readonly use: readonly string[]
}

/** `everyday`: each product has a text of its own. */
export type PhraseBook = Readonly<Record<Exclude<Topic, 'everyday'>, Phrases>>

/** Sentences that state a fact of the product; each list holds ways to say the same. */
export interface FactPhrases {
  readonly first: readonly string[]
  /** The shares that the label states. */
  readonly parts: string
  readonly noFillers: string
  readonly sizes: readonly string[]
  readonly oneSize: readonly string[]
  /** Of a thing that is measured, not filled. */
  readonly oneLength: string
  readonly colours: readonly string[]
  readonly formats: readonly string[]
  readonly age: readonly string[]
  readonly animal: string
  readonly activities: string
  /** What a set lets the shopper choose. */
  readonly choose: string
  readonly files: string
  readonly feeding: Readonly<Record<'title' | 'weight' | 'amount' | 'energy' | 'note', string>>
}
