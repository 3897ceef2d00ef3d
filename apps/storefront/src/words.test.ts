import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createI18n } from '@meerkat/i18n/words'
import { expect, it } from 'vitest'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.|routeTree/.test(path),
)

/** Ids written out in the program: `t('cart.added')`; those that are put together are looked up in the screens' own tests. */
const used = new Map(
  sources.flatMap((path) => {
    const text = readFileSync(join(import.meta.dirname, path), 'utf8')
    return [...text.matchAll(/\b(?:t|i18n\.t)\(\s*'([a-z][\w-]*(?:\.[\w-]+)+)'/gi)].map(([, id]) => [id!, path] as const)
  }),
)

it('every sentence that the program says is in the English catalogue', async () => {
  const i18n = await createI18n('en-US', ['shop', 'cart', 'find', 'checkout', 'account', 'later'])
  expect(used.size).toBeGreaterThan(50)
  expect([...used].filter(([id]) => !(id in i18n.messages))).toEqual([])
})
