/** Reads a rating from an address: 1 to 5, or 0 for anything else, which chooses none. */
export function toStars(text: string | null): number {
  return text !== null && /^[1-5]$/.test(text) ? Number(text) : 0
}
