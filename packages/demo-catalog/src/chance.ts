import { seedOf } from './pictures/seed.ts'

/**
 * Random numbers derived from a name instead of a sequence: a new row in a table leaves the values of all other products unchanged.
 */
export function chance(name: string): number {
  return seedOf(name) / 4_294_967_296
}

export function chooseOne<T>(name: string, choices: readonly T[]): T {
  const choice = choices[seedOf(name) % choices.length]
  if (choice === undefined) throw new RangeError(`Nothing to choose from for "${name}".`)
  return choice
}

/** Different members in a shuffled order; all of them when fewer than `count` exist. */
export function chooseSome<T>(name: string, choices: readonly T[], count: number): T[] {
  return choices
    .map((choice, index) => ({ choice, rank: seedOf(`${name}#${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ choice }) => choice)
}

/** A whole number from `low` to `high`, both included. */
export function chooseNumber(name: string, low: number, high: number): number {
  return low + Math.floor(chance(name) * (high - low + 1))
}
