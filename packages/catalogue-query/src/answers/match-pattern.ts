/**
 * Whether a dotted path matches a pattern in which `*` stands for any characters, dots included. docs/wire.md §13.4.
 * Not a regular expression, because patterns come from any caller: `*a*a*a*a` would backtrack exponentially.
 */
export function matchPattern(pattern: string, path: string): boolean {
  let at = 0
  let next = 0
  let star = -1
  let retry = 0
  while (at < path.length) {
    if (next < pattern.length && pattern[next] === '*') {
      star = next++
      retry = at
    } else if (next < pattern.length && pattern[next] === path[at]) {
      next++
      at++
    } else if (star >= 0) {
      next = star + 1
      at = ++retry
    } else {
      return false
    }
  }
  while (pattern[next] === '*') next++
  return next === pattern.length
}
