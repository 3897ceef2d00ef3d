import { parseFragment, serialize } from 'parse5'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

/** Like the API's sanitiser (`apps/api/src/text/clean-html.ts`), nests elements as browsers do. */
it.each([
  '<table>\n  <tbody><tr>\n    <td>a</td>\n  </tr>\n</tbody></table>',
  '<table>\n <caption>c</caption>\n <thead><tr><th>a</th></tr></thead>\n <tfoot>\n<tr><td>b</td></tr></tfoot></table>',
  '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table><p></p>',
  '<section><h1>a</h1><details><summary>b</summary><p>c</p></details></section>',
  '<ul>\n <li>a<ul><li>b</li></ul></li>\n</ul><dl>\n<dt>a</dt><dd>b</dd></dl>',
  '<p><a href="/a">a</a><a href="/b">b</a></p><figure><img src="https://x.example/a.png" alt=""><figcaption>c</figcaption></figure>',
])('renders %s as the tree that a browser builds, so that it hydrates', (html) => {
  const markup = renderToStaticMarkup(<RichText html={html} />).replaceAll('/>', '>')
  expect(serialize(parseFragment(markup))).toBe(markup)
})
