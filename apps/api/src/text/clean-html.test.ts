import { describe, expect, it } from 'vitest'
import { cleanHtml, cleanText } from './clean-html.ts'

const HOSTILE = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<p onclick=alert(1) OnMouseOver="alert(1)">a</p>',
  '<a href="JaVaScRiPt:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="\u0001javascript:alert(1)">a</a>',
  '<a href="vbscript:msgbox(1)">a</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<style>body{background:url(javascript:alert(1))}</style>',
  '<p style="position:fixed;inset:0">a</p>',
  '<iframe src="https://evil.example"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<form action="https://evil.example"><input name=password><button>OK</button></form>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href=x.css>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><script>alert(1)</script>-->',
  '<b><i><a href="javascript:alert(1)"><table><tr><td onclick=x>a</b></i>',
  '<p title="><script>alert(1)</script>">a</p>',
]

/** Elements and attributes as a browser parses them: quoted values end at their quote. */
function* tagsOf(html: string): Generator<{ tag: string; attributes: string[] }> {
  for (const [, tag = '', rest = ''] of html.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
    yield { tag: tag.toLowerCase(), attributes: [...rest.matchAll(/([^\s=>"]+)(?:="([^"]*)")?/g)].map(([whole]) => whole) }
  }
}

describe('cleanHtml (docs/behaviour/small-stores.md §20.9)', () => {
  it.each(HOSTILE)('%s runs no script, loads nothing and sets no styles', (html) => {
    const clean = cleanHtml(html)
    expect(clean).not.toMatch(/<(?:script|style|svg|math|iframe|object|embed|form|input|button|base|link|meta|template|noscript)\b/i)
    for (const { attributes } of tagsOf(clean)) {
      for (const attribute of attributes)
        expect(attribute).not.toMatch(/^(?:on\w+|style|srcdoc|xlink:\w+)=|^(?:href|src)="\W*(?:javascript|vbscript|data):/i)
    }
    expect(cleanHtml(clean), 'cleaned once is clean').toBe(clean)
  })

  it.each(HOSTILE)('text of shoppers contains no tags: %s', (html) => {
    expect(cleanText(html)).not.toMatch(/<[a-z/!?]/i)
  })
})

describe('the nesting of cleaned HTML', () => {
  it.each([
    {
      why: 'rows of an indented table get their tbody',
      html: '<table>\n  <tr>\n    <td>a</td>\n  </tr>\n</table>',
      out: '<table>\n  <tbody><tr>\n    <td>a</td>\n  </tr>\n</tbody></table>',
    },
    {
      why: 'a table closes the paragraph',
      html: '<p>a<table><tr><td>b</td></tr></table></p>',
      out: '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p></p>',
    },
    { why: 'a cell without a table is text', html: '<td>a</td>', out: 'a' },
    {
      why: 'text between rows moves before the table',
      html: '<table>x<tr><td>a</td></tr></table>',
      out: 'x<table><tbody><tr><td>a</td></tr></tbody></table>',
    },
    { why: 'a list closes the paragraph', html: '<p>a<ul><li>b</ul>', out: '<p>a</p><ul><li>b</li></ul>' },
    {
      why: 'a link within a link ends the first',
      html: '<a href="/a">a<a href="/b">b</a></a>',
      out: '<a href="/a">a</a><a href="/b">b</a>',
    },
    { why: 'text is unchanged', html: '<p>Fish &amp; chips &lt;3</p>', out: '<p>Fish &amp; chips &lt;3</p>' },
  ])('is that of a browser: $why', ({ html, out }) => {
    expect(cleanHtml(html)).toBe(out)
    expect(cleanHtml(out), 'cleaning again changes nothing').toBe(out)
  })
})
