import { defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5'
import sanitizeHtml from 'sanitize-html'

const BLOCKS = [
  'p',
  'div',
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'figure',
  'figcaption',
  'hr',
  'pre',
]
const WORDS = ['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 'img', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u']
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td']
const DETAILS = ['details', 'summary']

/** HTML that merchants may use: text, tables, pictures and links. No scripts, automatic loads, or styles that imitate the shop's pages. */
const ALLOWED = {
  allowedTags: [...BLOCKS, ...WORDS, ...TABLES, ...DETAILS],
  allowedAttributes: {
    '*': ['class', 'id', 'lang', 'title'],
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
}

/** Sanitises HTML of merchants. Skips text without tags, which most of it is. */
export function cleanHtml(html: string): string {
  return html.includes('<') ? nestAsBrowsers(sanitizeHtml(html, ALLOWED)) : html
}

/**
 * Normalises the HTML as a browser would parse it: a table closes the paragraph around it, rows get their `tbody`, a cell without a
 * table is text. The server's HTML then matches the browser's DOM, as hydration requires.
 */
function nestAsBrowsers(html: string): string {
  const parent = defaultTreeAdapter.createElement('div', names.NS.HTML, [])
  return serialize(parseFragment(parent, html, {}))
}

/** What a browser parses as the start of a tag; "I <3 it" contains none and is unchanged. */
const TAG = /<[a-z/!?]/i

/** Text of shoppers: all tags are removed. */
export function cleanText(text: string): string {
  return TAG.test(text) ? sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, allowedSchemes: [] }) : text
}
