import type { Catalogs } from '../load-messages.ts'

/** Messages of the account pages. */
export const catalogs: Catalogs = {
  'en-US': () => import('../compiled/en-US/account.ts'),
  'de-DE': () => import('../compiled/de-DE/account.ts'),
  'fr-FR': () => import('../compiled/fr-FR/account.ts'),
  'es-ES': () => import('../compiled/es-ES/account.ts'),
  'nl-NL': () => import('../compiled/nl-NL/account.ts'),
  'ja-JP': () => import('../compiled/ja-JP/account.ts'),
  'ru-RU': () => import('../compiled/ru-RU/account.ts'),
  'it-IT': () => import('../compiled/it-IT/account.ts'),
  'pt-BR': () => import('../compiled/pt-BR/account.ts'),
  'pl-PL': () => import('../compiled/pl-PL/account.ts'),
  'cs-CZ': () => import('../compiled/cs-CZ/account.ts'),
  'en-ZA': () => import('../compiled/en-ZA/account.ts'),
}
