import type { Catalogs } from '../load-messages.ts'

/** Messages of mails, loaded on the server only. */
export const catalogs: Catalogs = {
  'en-US': () => import('../compiled/en-US/mail.ts'),
  'de-DE': () => import('../compiled/de-DE/mail.ts'),
  'fr-FR': () => import('../compiled/fr-FR/mail.ts'),
  'es-ES': () => import('../compiled/es-ES/mail.ts'),
  'nl-NL': () => import('../compiled/nl-NL/mail.ts'),
  'ja-JP': () => import('../compiled/ja-JP/mail.ts'),
  'ru-RU': () => import('../compiled/ru-RU/mail.ts'),
  'it-IT': () => import('../compiled/it-IT/mail.ts'),
  'pt-BR': () => import('../compiled/pt-BR/mail.ts'),
  'pl-PL': () => import('../compiled/pl-PL/mail.ts'),
  'cs-CZ': () => import('../compiled/cs-CZ/mail.ts'),
  'en-ZA': () => import('../compiled/en-ZA/mail.ts'),
}
