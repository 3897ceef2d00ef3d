import type { Settings } from '../engine/settings.ts'
import { de } from '../messages/de.ts'
import { en } from '../messages/en.ts'
import { it } from '../messages/it.ts'

const TITLES = Object.fromEntries(
  Object.entries({ en, de, it }).map(([language, { card, testMode }]) => [language, `${card.title} (${testMode.toLowerCase()})`]),
)

/**
 * The script that a shop puts on its payment page. It fills every `form.paymentWidgets` with the card form in a frame of another origin,
 * and opens the form's action when the payment has ended. The same bytes for the same checkout, because the shop got their hash when the
 * checkout was prepared.
 */
export function widgetScript({ urls }: Pick<Settings, 'urls'>, checkoutId: string): string {
  const facts = JSON.stringify({ frame: `${urls.frames}/v1/checkouts/${checkoutId}/card-form`, bank: `${urls.pages}/3ds/`, id: checkoutId })
  return `(() => {
  const facts = ${facts}
  const options = window.wpwlOptions || {}
  const titles = ${JSON.stringify(TITLES)}
  for (const form of document.querySelectorAll('form.paymentWidgets')) {
    const result = new URL(form.getAttribute('action') || location.href, location.href)
    const query = new URLSearchParams({ result: result.href, brands: form.dataset.brands || '', style: options.style || '', locale: options.locale || '' })
    const frame = document.createElement('iframe')
    frame.title = titles[options.locale] || titles.en
    frame.setAttribute('sandbox', 'allow-scripts allow-forms')
    frame.style.width = '100%'
    frame.style.height = '33rem'
    frame.style.border = '0'
    frame.src = facts.frame + '?' + query
    frame.addEventListener('load', () => { if (options.onReady) options.onReady() }, { once: true })
    addEventListener('message', ({ source, data }) => {
      if (source !== frame.contentWindow || !frame.isConnected || typeof data !== 'object' || data === null) return
      if (data.type === 'height' && data.height > 0) frame.style.height = Math.ceil(data.height) + 'px'
      if (data.type === 'finished') {
        result.searchParams.set('id', facts.id)
        result.searchParams.set('resourcePath', '/v1/checkouts/' + facts.id + '/payment')
        location.assign(result)
      }
      if (data.type === 'challenge' && /^[A-Za-z0-9]+$/.test(data.payment)) location.assign(facts.bank + data.payment + '?' + new URLSearchParams({ locale: options.locale || '' }))
    })
    form.replaceChildren(frame)
  }
})()
`
}
