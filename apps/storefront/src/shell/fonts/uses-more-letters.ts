/** Languages whose pages do without the `more` files of the fonts: a rare letter loads them when it is shown. */
const CORE_ONLY = ['en', 'ja', 'ru']

/** Whether pages in this language show letters that the `core` files of the fonts lack, such as `ä` and `ç`. */
export function usesMoreLetters(language: string): boolean {
  return !CORE_ONLY.includes(language.slice(0, 2))
}
