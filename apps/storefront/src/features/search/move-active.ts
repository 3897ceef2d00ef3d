/** The active index after an arrow key in a list of results; -1 is the search field, where the list wraps around. */
export function moveActive(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return active
}
