import type { Catalogs } from '../load-messages.ts'

/** Messages of filters and the search panel, whose code loads after the first paint. */
export const catalogs: Catalogs = {
  'en-US': () => import('../compiled/en-US/find.ts'),
  'de-DE': () => import('../compiled/de-DE/find.ts'),
  'fr-FR': () => import('../compiled/fr-FR/find.ts'),
  'es-ES': () => import('../compiled/es-ES/find.ts'),
  'nl-NL': () => import('../compiled/nl-NL/find.ts'),
  'ja-JP': () => import('../compiled/ja-JP/find.ts'),
  'ru-RU': () => import('../compiled/ru-RU/find.ts'),
  'it-IT': () => import('../compiled/it-IT/find.ts'),
  'pt-BR': () => import('../compiled/pt-BR/find.ts'),
  'pl-PL': () => import('../compiled/pl-PL/find.ts'),
  'cs-CZ': () => import('../compiled/cs-CZ/find.ts'),
  'en-ZA': () => import('../compiled/en-ZA/find.ts'),
}
