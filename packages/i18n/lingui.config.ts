import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// The paths must begin with <rootDir>: relative ones make the tools emit empty catalogues without a word.
const folder = '<rootDir>/src/catalogs/{locale}'

export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'en-ZA'],
  catalogs: [
    { path: `${folder}/shop`, include: [] },
    { path: `${folder}/checkout`, include: [] },
  ],
  format: formatter({ explicitIdAsDefault: true, printPlaceholdersInComments: false }),
})
