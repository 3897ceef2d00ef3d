import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
const textOf = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

it('uses every class that a style sheet defines', () => {
  const source = files
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|routeTree/.test(path))
    .map(textOf)
    .join('')
  const words = new Set(source.match(/[a-z][\w-]*/gi))
  // Composed class names such as `badge-${tone}`.
  const starts = [...source.matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, start]) => start!)
  const styled = files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...withoutText(textOf(path)).matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name]) => name!))
  expect(styled.length).toBeGreaterThan(300)
  expect(styled.filter((name) => !words.has(name) && !starts.some((start) => name.startsWith(start)))).toEqual([])
})

/** Removes comments and strings: a dot in them does not start a class selector. */
function withoutText(css: string): string {
  return css.replaceAll(/\/\*.*?\*\/|"[^"]*"/gs, '')
}
