import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Read as text, because the table imports Playwright. */
const table = readFileSync(join(root, 'e2e/accessibility/rows.ts'), 'utf8')

it('every route is in the table of the accessibility tests, and every row names a route', () => {
  const [, shopping = ''] = /SHOPPING_ROUTES[^=]*= \[([^\]]*)\]/.exec(table) ?? []
  const rows = [...table.matchAll(/route: '([^']+)'/g), ...shopping.matchAll(/'([^']+)'/g)].map(([, route]) => route)
  const routes = readdirSync(join(root, 'apps/storefront/src/routes'))
    .filter((name) => name.endsWith('.tsx') && !/^-|^__root/.test(name))
    .map((name) => name.replace(/\.tsx$/, ''))
  expect([...new Set(rows)].toSorted()).toEqual(routes.toSorted())
})
