import { unbrokenPercents } from './unbroken-percents.ts'

export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  tag: string
  attributes: Record<string, string>
  children: HtmlNode[]
}

/** Elements allowed in merchant HTML. Others are dropped but their text stays, except the content of scripts and the like. */
const TAGS = new Set(
  'a abbr b blockquote br caption code dd div dl dt em figcaption figure h2 h3 h4 h5 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
)
const ATTRIBUTES: Record<string, string> = {
  href: 'href',
  id: 'id',
  title: 'title',
  alt: 'alt',
  src: 'src',
  width: 'width',
  height: 'height',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
  lang: 'lang',
}
const EMPTY = new Set(['br', 'hr', 'img'])
const TOKEN =
  /<!--[\s\S]*?-->|<(script|style|template|iframe|svg|math|noscript|textarea|title|object)\b[\s\S]*?(?:<\/\1\s*>|$)|<\/?([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi
const SAFE_URL = /^(?:https?:|mailto:|tel:|[/#?]|[^:]*$)/i

/** Parses HTML into a tree of allowed elements. Closes unclosed elements at the end. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [token, , name, rest] of html.matchAll(TOKEN)) {
    if (name === undefined) {
      if (!token.startsWith('<') || token === '<') addText(open.at(-1)!, unbrokenPercents(decodeEntities(token)))
    } else {
      const tag = toTag(name)
      if (tag === null) continue
      if (token.startsWith('</')) close(open, tag)
      else enter(open, tag, rest ?? '')
    }
  }
  return root.children
}

/** Demotes `h1` to `h2`: the page has its own `h1`. */
function toTag(name: string): string | null {
  const tag = name.toLowerCase() === 'h1' ? 'h2' : name.toLowerCase()
  return TAGS.has(tag) ? tag : null
}

function enter(open: HtmlElement[], tag: string, rest: string): void {
  const element = { tag, attributes: readAttributes(rest), children: [] }
  open.at(-1)!.children.push(element)
  if (!EMPTY.has(tag)) open.push(element)
}

function close(open: HtmlElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag)
  if (at > 0) open.length = at
}

function addText(parent: HtmlElement, text: string): void {
  const isStructure = /^(?:table|thead|tbody|tfoot|tr|ul|ol|dl)$/.test(parent.tag)
  if (!(isStructure && text.trim() === '')) parent.children.push(text)
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, rawName, double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const name = ATTRIBUTES[rawName!.toLowerCase()]
    const value = decodeEntities(double ?? single ?? bare ?? '')
    const isAddress = name === 'href' || name === 'src'
    if (name && !(isAddress && !SAFE_URL.test(value.replaceAll(/[\s\p{Cc}]/gu, '')))) attributes[name] = value
  }
  return attributes
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  deg: '°',
  times: '×',
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })
}
