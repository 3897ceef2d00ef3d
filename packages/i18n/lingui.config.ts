import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

// The path must begin with <rootDir>: relative paths silently produce empty catalogues.
const folder = '<rootDir>/src/catalogs/{locale}'

/** The languages of the shop, Spec §9. Missing messages fall back to English. */
export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'nl-NL', 'ja-JP', 'ru-RU', 'it-IT', 'pt-BR', 'pl-PL', 'cs-CZ', 'en-ZA'],
  catalogs: [
    { path: `${folder}/shop`, include: [] },
    { path: `${folder}/cart`, include: [] },
    { path: `${folder}/find`, include: [] },
    { path: `${folder}/checkout`, include: [] },
    { path: `${folder}/later`, include: [] },
    { path: `${folder}/account`, include: [] },
    { path: `${folder}/mail`, include: [] },
  ],
  format: formatter({ explicitIdAsDefault: true, printPlaceholdersInComments: false }),
})
