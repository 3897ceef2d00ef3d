import type { Catalogs } from '../load-messages.ts'

/** Messages of the cart page, the mini-cart and cart notifications. */
export const catalogs: Catalogs = {
  'en-US': () => import('../compiled/en-US/cart.ts'),
  'de-DE': () => import('../compiled/de-DE/cart.ts'),
  'fr-FR': () => import('../compiled/fr-FR/cart.ts'),
  'es-ES': () => import('../compiled/es-ES/cart.ts'),
  'nl-NL': () => import('../compiled/nl-NL/cart.ts'),
  'ja-JP': () => import('../compiled/ja-JP/cart.ts'),
  'ru-RU': () => import('../compiled/ru-RU/cart.ts'),
  'it-IT': () => import('../compiled/it-IT/cart.ts'),
  'pt-BR': () => import('../compiled/pt-BR/cart.ts'),
  'pl-PL': () => import('../compiled/pl-PL/cart.ts'),
  'cs-CZ': () => import('../compiled/cs-CZ/cart.ts'),
  'en-ZA': () => import('../compiled/en-ZA/cart.ts'),
}
