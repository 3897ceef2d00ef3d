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

/** What merchants write: text, tables, pictures and links. Nothing that runs, loads by itself, or dresses up as the shop. */
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

/** HTML of merchants as it may be shown. Text without a tag is left alone: most of it is. */
export function cleanHtml(html: string): string {
  return html.includes('<') ? nestAsBrowsers(sanitizeHtml(html, ALLOWED)) : html
}

/**
 * The HTML as a browser would build it: a table closes the paragraph around it, rows get their `tbody`, a cell without a table is text. What
 * the page renders is then what the browser has, and hydration finds the tree it expects.
 */
function nestAsBrowsers(html: string): string {
  const parent = defaultTreeAdapter.createElement('div', names.NS.HTML, [])
  return serialize(parseFragment(parent, html, {}))
}

/** What a browser takes for the start of a tag; "I <3 it" has none and is left as it was typed. */
const TAG = /<[a-z/!?]/i

/** Words of shoppers: no tags at all. */
export function cleanText(text: string): string {
  return TAG.test(text) ? sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, allowedSchemes: [] }) : text
}
