import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// The path must begin with <rootDir>: relative paths silently produce empty catalogues.
const folder = '<rootDir>/src/catalogs/{locale}'

const locales = readdirSync(join(import.meta.dirname, 'src/catalogs'), { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** A language of the shop is a folder of catalogues. Missing messages fall back to English. Spec §9. */
export default defineConfig({
  sourceLocale: 'en-US',
  locales: locales.map(({ name }) => name),
  catalogs: [
    { path: `${folder}/shop`, include: [] },
    { path: `${folder}/cart`, include: [] },
    { path: `${folder}/find`, include: [] },
    { path: `${folder}/checkout`, include: [] },
    { path: `${folder}/later`, include: [] },
    { path: `${folder}/offline`, include: [] },
    { path: `${folder}/payment`, include: [] },
    { path: `${folder}/service`, include: [] },
    { path: `${folder}/delivery`, include: [] },
    { path: `${folder}/product`, include: [] },
    { path: `${folder}/account`, include: [] },
    { path: `${folder}/mail`, include: [] },
  ],
  format: formatter({ explicitIdAsDefault: true, printPlaceholdersInComments: false }),
})
