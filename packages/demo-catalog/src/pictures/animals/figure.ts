/** One breed or species, drawn in a 200 × 200 square, standing on the floor and facing right. */
export interface Figure {
  name: string
  /** Translations in a product title that select this figure. */
  words: RegExp
  /** A bust ends at the lower edge of the square; a whole animal stands on it. */
  pose: 'bust' | 'whole'
  /** Never chosen at random: food for adults shows no puppy, a freshwater tank no fish of the sea. */
  onlyNamed?: true
  art: string
}
