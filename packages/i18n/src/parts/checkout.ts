import type { Catalogs } from '../load-messages.ts'

/** Messages of checkout and orders. */
export const catalogs: Catalogs = {
  'en-US': () => import('../compiled/en-US/checkout.ts'),
  'de-DE': () => import('../compiled/de-DE/checkout.ts'),
  'fr-FR': () => import('../compiled/fr-FR/checkout.ts'),
  'es-ES': () => import('../compiled/es-ES/checkout.ts'),
  'nl-NL': () => import('../compiled/nl-NL/checkout.ts'),
  'ja-JP': () => import('../compiled/ja-JP/checkout.ts'),
  'ru-RU': () => import('../compiled/ru-RU/checkout.ts'),
  'it-IT': () => import('../compiled/it-IT/checkout.ts'),
  'pt-BR': () => import('../compiled/pt-BR/checkout.ts'),
  'pl-PL': () => import('../compiled/pl-PL/checkout.ts'),
  'cs-CZ': () => import('../compiled/cs-CZ/checkout.ts'),
  'en-ZA': () => import('../compiled/en-ZA/checkout.ts'),
}
