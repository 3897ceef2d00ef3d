import type { QueryWord } from './read-query.ts'

/** The share of the rarity of all words that a document must have to be listed below those with all words. */
const SHARE = 0.4
/** With so many documents that contain all words, no others are needed: the first page is full. */
const PLENTY = 50

/**
 * For every combination of words, 1 if a document with exactly these words is listed when `complete` documents contain all of them and
 * `some` contain any. Of "dog bed", "bed" is the rarer word and says more: other beds are similar, other things for dogs are not. Without a
 * document with all words, every document with one is listed; similar spellings of words that exist only when there is no other.
 */
export function listedCombinations(words: readonly QueryWord[], { complete, some }: { complete: number; some: number }): Uint8Array {
  const listed = new Uint8Array(1 << words.length).fill(complete === 0 ? 1 : 0)
  if (some > 0) listed[0] = 0
  const total = words.reduce((sum, { rarity }) => sum + rarity, 0)
  if (complete > 0 && complete < PLENTY) {
    for (let held = 1; held < listed.length; held++) {
      const own = words.reduce((sum, { rarity }, number) => sum + ((held >> number) & 1 ? rarity : 0), 0)
      if (own >= SHARE * total) listed[held] = 1
    }
  }
  listed[listed.length - 1] = 1
  return listed
}
