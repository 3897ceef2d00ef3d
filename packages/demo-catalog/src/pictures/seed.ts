/** FNV-1a over UTF-16 units: the same input gives the same picture on every machine. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  // Final mixing: similar names ("Dog 1", "Dog 2") must not land on neighbouring choices.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** A reproducible stream of numbers in [0, 1). */
export type Dice = () => number

/** Mulberry32: small, fast, and random enough for drawings. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function pickOne<T>(choices: readonly T[], seed: number): T {
  const choice = choices[seed % choices.length]
  if (choice === undefined) throw new RangeError('There is nothing to pick from.')
  return choice
}
