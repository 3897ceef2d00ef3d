/** Words that say nothing about a product, per language. Short on purpose: "free" and "without" are part of what people look for. */
const STOP_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'my', 'of', 'on', 'or', 'the', 'to', 'with']),
  de: new Set(
    'am auf aus bei das dem den der die ein eine einen einer für fuer gegen im in mein meine meinen mit oder und von vom zu zum zur'.split(
      ' ',
    ),
  ),
  it: new Set('a ai al alla alle con da dei del della delle di e gli i il in la le lo mio mia o per un una'.split(' ')),
}

/** Without stop words; a text that consists of nothing else stays as it is. */
export function dropStopWords(words: readonly string[], language: string): readonly string[] {
  const kept = words.filter((word) => !isStopWord(word, language))
  return kept.length === 0 ? words : kept
}

export function isStopWord(word: string, language: string): boolean {
  return STOP_WORDS[language.slice(0, 2)]?.has(word) ?? false
}
