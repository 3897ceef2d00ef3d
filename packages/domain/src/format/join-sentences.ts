/** Sentences as one text: with a space between them, except after the full-width punctuation of Japanese. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.reduce((text, next) => `${text}${/[。！？]$/.test(text) ? '' : ' '}${next}`)
}
