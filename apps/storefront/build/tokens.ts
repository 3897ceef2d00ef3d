import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, '..', 'src', 'tokens.css')

/** Reads a colour of `src/tokens.css`, for files that the style sheet does not apply to. */
export function readToken(token: string, theme: 'light' | 'dark'): string {
  const [light = '', dark = ''] = readFileSync(file, 'utf8').split('@media')
  const find = (css: string) => new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1]
  const colour = (theme === 'dark' ? find(dark) : undefined) ?? find(light)
  if (colour === undefined) throw new Error(`tokens.css has no colour ${token}`)
  return colour
}
