/** Each language by its own name, in the order of the menu: a user who cannot read this page must find theirs. Spec §1. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  'cs-CZ': 'Čeština',
  'de-DE': 'Deutsch',
  'en-US': 'English',
  'en-ZA': 'English (South Africa)',
  'es-ES': 'Español',
  'fr-FR': 'Français',
  'it-IT': 'Italiano',
  'nl-NL': 'Nederlands',
  'pl-PL': 'Polski',
  'pt-BR': 'Português (Brasil)',
  'ru-RU': 'Русский',
  'ja-JP': '日本語',
}
