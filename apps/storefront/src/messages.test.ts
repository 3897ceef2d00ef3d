import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createI18n } from '@meerkat/i18n/messages'
import { catalogParts } from '@meerkat/i18n/testing/read-po'
import { expect, it } from 'vitest'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|routeTree/.test(path))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }))
const i18n = await createI18n(
  'en-US',
  catalogParts.filter((part) => part !== 'mail'),
)
/** The messages that only the server has, mostly for mails. */
const ofServer = await createI18n('en-US', ['mail'])

/** Literal message ids in the source, such as `t('cart.added')`; composed ids are covered by the screens' own tests. */
const used = new Map(
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:t|i18n\.t)\(\s*'([a-z][\w-]*(?:\.[\w-]+)+)'/gi)].map(([, id]) => [id!, path] as const),
  ),
)

it('finds every message id of the source in the English catalogue', () => {
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter(([id]) => !(id in i18n.messages || id in ofServer.messages))).toEqual([])
})

it('uses every message of the English catalogue', () => {
  const source = sources.map(({ text }) => text).join('')
  // Ids with a variable start or end: `facet.${filter}`, `${list}.added`.
  const starts = new Set([...source.matchAll(/`([a-z][\w-]*\.(?:[\w-]+\.)*)\$\{/gi)].map(([, start]) => start!))
  const ends = new Set([...source.matchAll(/`\$\{\w+\}(\.[\w.-]+)`/g)].map(([, end]) => end!))
  const isSaid = (id: string) =>
    ["'", '"', '`'].some((quote) => source.includes(`${quote}${id}${quote}`)) ||
    [...starts].some((start) => id.startsWith(start)) ||
    [...ends].some((end) => id.endsWith(end))
  expect(Object.keys(i18n.messages).filter((id) => !isSaid(id))).toEqual([])
})
