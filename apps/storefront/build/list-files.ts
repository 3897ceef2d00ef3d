import type { BuildList } from '../src/service-worker/build-list.ts'
import { usesMoreLetters } from '../src/shell/fonts/uses-more-letters.ts'

/** The fields of a finished bundle that `listFiles` reads. */
export type Bundle = Readonly<
  Record<
    string,
    | {
        type: 'chunk'
        fileName: string
        isEntry: boolean
        imports: readonly string[]
        facadeModuleId: string | null
        moduleIds: readonly string[]
      }
    | { type: 'asset'; fileName: string }
  >
>

const MESSAGES = /\/compiled\/([\w-]+)\/(\w+)\.ts$/
/** Scripts, and the icons of the installed shop. */
const LATE = /^assets\/(?:.*\.js|app-[\w-]+\.png)$/
const MORE_LETTERS = /-latin-more-.*\.woff2$/
/** Messages of mails, which no browser loads. */
const SERVER_MESSAGES = 'mail'

/** Which files the worker keeps at install, per language (messages, and fonts that not every language needs), and when idle. */
export function listFiles(bundle: Bundle): Pick<BuildList, 'first' | 'messages' | 'idle'> {
  const outputs = Object.values(bundle)
  const chunks = new Map(outputs.flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output] as const] : [])))
  const first = new Set(outputs.filter(isNeededEverywhere).map(({ fileName }) => fileName))
  const follow = (fileName: string) => {
    const chunk = chunks.get(fileName)
    if (!chunk || first.has(fileName)) return
    first.add(fileName)
    chunk.imports.forEach(follow)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName)

  const messages: Record<string, string[]> = {}
  const spoken = new Set<string>()
  for (const { fileName, facadeModuleId, moduleIds } of chunks.values()) {
    const [, language, part] = MESSAGES.exec(facadeModuleId ?? moduleIds[0] ?? '') ?? []
    if (language === undefined) continue
    spoken.add(fileName)
    if (part === SERVER_MESSAGES) continue
    const files = (messages[language] ??= [])
    // Every page needs the messages of `shop`.
    if (part === 'shop') files.unshift(`/${fileName}`)
    else files.push(`/${fileName}`)
  }
  const moreLetters = outputs.map(({ fileName }) => fileName).filter((name) => MORE_LETTERS.test(name))
  for (const [language, files] of Object.entries(messages)) if (usesMoreLetters(language)) files.push(...toPaths(moreLetters))
  const late = outputs.map(({ fileName }) => fileName).filter((name) => LATE.test(name))
  return {
    first: toPaths([...first]),
    messages,
    idle: toPaths(late.filter((name) => !first.has(name) && !spoken.has(name))),
  }
}

/** Style sheets, drawings, the fonts of all languages and the names of lazily loaded files. Fonts in no list load when a page uses them. */
function isNeededEverywhere({ type, fileName }: { type: string; fileName: string }): boolean {
  return type === 'asset' && /\.css$|\.svg$|-latin-core-.*\.woff2$|^assets\/names-[\w-]+\.js$/.test(fileName)
}

function toPaths(names: readonly string[]): string[] {
  return names.map((name) => `/${name}`).sort()
}
