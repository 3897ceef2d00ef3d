import type { Catalogs } from '../load-messages.ts'

/** Messages needed after hydration. */
export const catalogs: Catalogs = {
  'en-US': () => import('../compiled/en-US/later.ts'),
  'de-DE': () => import('../compiled/de-DE/later.ts'),
  'fr-FR': () => import('../compiled/fr-FR/later.ts'),
  'es-ES': () => import('../compiled/es-ES/later.ts'),
  'nl-NL': () => import('../compiled/nl-NL/later.ts'),
  'ja-JP': () => import('../compiled/ja-JP/later.ts'),
  'ru-RU': () => import('../compiled/ru-RU/later.ts'),
  'it-IT': () => import('../compiled/it-IT/later.ts'),
  'pt-BR': () => import('../compiled/pt-BR/later.ts'),
  'pl-PL': () => import('../compiled/pl-PL/later.ts'),
  'cs-CZ': () => import('../compiled/cs-CZ/later.ts'),
  'en-ZA': () => import('../compiled/en-ZA/later.ts'),
}
