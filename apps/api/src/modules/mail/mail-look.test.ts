import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createMarkReader, PLAIN_BRAND, toMailBrand, toToken } from './mail-brand.ts'
import { MARK_ID } from './mail-html.ts'
import { DARK, LIGHT } from './mail-look.ts'
import { renderMail } from './render-mail.ts'

const tokens = readFileSync(new URL('../../../../storefront/src/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = tokens.split('@media (prefers-color-scheme: dark)')

const CONTENT = {
  subject: 'Your order',
  blocks: [
    { kind: 'paragraph', text: 'Hello' },
    { kind: 'paragraph', text: 'Thank you <b>' },
    { kind: 'link', label: 'See it', url: 'https://shop.example/?a=1&b=2' },
  ],
  footer: (address: string) => `Shop & Co, ${address}. Questions?`,
  sender: 'Karoo & Co, 1 Main Road',
  shop: 'Karoo & Co',
  home: 'https://shop.example/',
  locale: 'en-US',
} as const

describe('the look of mails', () => {
  it.each([
    { theme: 'light', colours: LIGHT, css: light },
    { theme: 'dark', colours: DARK, css: dark },
  ])('has the colours of the storefront in the $theme theme', ({ colours, css }) => {
    for (const [name, colour] of Object.entries(colours)) expect(css).toContain(`--${toToken(name)}: ${colour};`)
  })

  it('has the colours and the logo that the shop sets, in both themes', () => {
    const brand = toMailBrand({
      logo: '/shop/logo.svg',
      colours: { light: { veld: '#123456', 'ink-soft': '#654321' }, dark: { veld: '#abcdef' } },
    })
    expect([brand.light.veld, brand.light.inkSoft, brand.dark.veld, brand.dark.ink]).toEqual(['#123456', '#654321', '#abcdef', DARK.ink])
    const { html } = renderMail({ ...CONTENT, brand })
    expect(html).toContain(`<img src="cid:${MARK_ID}" height="36" alt="Karoo &amp; Co"`)
    expect(html).toContain('background-color:#123456')
    expect(html).toContain('.m-button{background-color:#abcdef!important}')
  })

  it('ends with a link to the shop and the address of the company', () => {
    const { html, text } = renderMail({ ...CONTENT, home: 'https://shop.example/de/', brand: PLAIN_BRAND })
    const link = `<a class="m-soft" href="https://shop.example/de/" style="color:${LIGHT.inkSoft}">shop.example/de</a>`
    expect(html).toContain(`Shop &amp; Co, ${link}. Questions?<br>Karoo &amp; Co, 1 Main Road</td>`)
    expect(text).toContain('\n-- \nShop & Co, https://shop.example/de. Questions?\nKaroo & Co, 1 Main Road\n')
  })

  it('wraps text in tables on a phone, but never an amount', () => {
    const rows = [
      { label: 'Payment', value: 'Cash on delivery, R388.40 still to pay', isText: true },
      { label: 'Total', value: 'R 388.40' },
    ]
    const { html } = renderMail({
      ...CONTENT,
      blocks: [{ kind: 'table', rows }],
      brand: toMailBrand({ logo: '', colours: { light: {}, dark: {} } }),
    })
    expect(html).toMatch(/text-align:right">Cash on delivery/)
    expect(html).toMatch(/white-space:nowrap">R 388\.40/)
  })

  it.each([
    { subject: 'Your order 7', heading: 'Your order 7' },
    { subject: 'How was it? Your order <7>', heading: 'SPANHow was it?</span> SPANYour order &lt;7&gt;</span>' },
    { subject: 'いかがでしたか？ご注文 7', heading: 'SPANいかがでしたか？</span> SPANご注文 7</span>' },
  ])('breaks the heading between sentences: $subject', ({ subject, heading }) => {
    const { html } = renderMail({ ...CONTENT, subject, brand: toMailBrand({ logo: '', colours: { light: {}, dark: {} } }) })
    expect(html).toContain(`>${heading.replaceAll('SPAN', '<span style="display:inline-block">')}</h1>`)
  })

  it('shows the mark beside the name of a shop without a logo, and the first sentence as the preview text of mail clients', async () => {
    const { html } = renderMail({ ...CONTENT, brand: toMailBrand({ logo: '', colours: { light: {}, dark: {} } }) })
    expect(html).toContain(`src="cid:${MARK_ID}" width="32" height="32" alt=""`)
    expect(html).toContain('overflow:hidden">Thank you &lt;b&gt;</div>')
    expect(html).toContain('href="https://shop.example/?a=1&amp;b=2"')
    expect((await createMarkReader('')()).subarray(1, 4).toString()).toBe('PNG')
  })
})
