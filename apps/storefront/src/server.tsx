import { build, importMap } from 'virtual:import-map'
import { settingsStamp } from 'virtual:settings'
import { isNotFound } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { answerContact } from './server/answer-contact.ts'
import { answerLanguage, pageVariant } from './server/answer-language.ts'
import { answerManifest } from './server/answer-manifest.ts'
import { answerMessageCopy } from './server/answer-message-copy.ts'
import { answerNewsletter } from './server/answer-newsletter.ts'
import { answerProductAlert } from './server/answer-product-alert.ts'
import { answerReviewRequests } from './server/answer-review-requests.ts'
import { answerSitemap } from './server/answer-sitemap.ts'
import { answerStoreHeader } from './server/answer-store-header.ts'
import { contentPolicy } from './server/content-policy.ts'
import './server/derived-cache.ts'
import { describePage, isCatalogPage, writeData } from './server/describe-page.ts'
import { findAlternates } from './server/find-alternates.ts'
import { writeImportMap } from './server/import-map.ts'
import { installTags } from './server/install-tags.ts'
import { isUnavailable, markUnavailable } from './server/mark-unavailable.ts'
import { renderWithMarkupCache } from './server/markup-cache.ts'
import { pageAddress } from './server/page-address.ts'
import { readPageFacts } from './server/page-facts.ts'
import { shareTags } from './server/share-tags.ts'
import { findShell, markShell, withoutBundle } from './server/shell.ts'
import { withThirdParties } from './server/with-third-parties.ts'
import { writeQueries } from './shell/api/query-client.ts'
import { delayBundle, START_BUNDLE } from './shell/page-load/delay-bundle.ts'
import { RECORD_CLICKS } from './shell/page-load/record-clicks.ts'
import { TAGS_HEADER } from './shell/rendering/cache-tags.ts'
import { findHost, type HostContext } from './shell/rendering/host-context.ts'
import type { RouterContext } from './shell/rendering/route-data.ts'
import { storeViews } from './shell/store-view/stores.ts'

const IMPORT_MAP = writeImportMap(importMap, build)

/**
 * Renders to one string: streaming the markup and the router's query data would cost a third of the throughput or more.
 */
const handler = defineHandlerCallback(async ({ request, router, responseHeaders }) => {
  const context = router.options.context as RouterContext
  const { queryClient, tags, view, i18n, policy } = context
  try {
    const facts = readPageFacts(router.state.matches, { origin: new URL(request.url).origin, view })
    const { shell, send, deliver } = findHost()
    const page = router.state.matches.at(-1)!
    const alternates = shell ? [] : await findAlternates(send, facts.canonical, isCatalogPage(page))
    for (const { error } of router.state.matches) if (error && !isNotFound(error)) console.error(error)
    const { marked, fill } = renderWithMarkupCache(`${view.storeCode} ${i18n.locale}`, () =>
      renderToString(<StartServer router={router} />),
    )
    const html = delayBundle(marked).replace('<head>', `<head>${IMPORT_MAP}`)
    const { card, data } = shell ? { card: null, data: [] } : describePage(page, context, facts)
    const head = html.indexOf('</head>')
    const end = html.lastIndexOf('</body>')
    const written = `<!DOCTYPE html>${html.slice(0, head)}${card ? shareTags(facts, card, alternates) : ''}${installTags(view, i18n.locale)}<script>${RECORD_CLICKS};${START_BUNDLE}</script>${html.slice(head, end)}${writeData(data)}${writeQueries(queryClient)}${html.slice(end)}`
    const document = shell === 'offline' ? withoutBundle(written) : written
    router.serverSsr!.setRenderFinished()
    const known = responseHeaders.get(TAGS_HEADER)?.split(' ') ?? []
    if (known.length + tags.size > 0) responseHeaders.set(TAGS_HEADER, [...new Set([...known, ...tags])].join(' '))
    // The service worker cannot read the cookie with the language.
    responseHeaders.set('content-language', i18n.locale)
    const isOut = isUnavailable(router.state.matches.map(({ error }) => error))
    if (isOut) markUnavailable(responseHeaders)
    if (shell) markShell(responseHeaders)
    responseHeaders.set('content-type', 'text/html; charset=utf-8')
    responseHeaders.set('content-security-policy', contentPolicy(document, withThirdParties(policy, page)))
    const body = fill(document)
    deliver?.(body)
    return new Response(deliver ? null : body, { status: isOut ? 503 : getSsrStatus(router), headers: responseHeaders })
  } finally {
    queryClient.clear()
    router.serverSsr?.cleanup()
  }
})

const renderPage = createStartHandler({ handler })

export default {
  async fetch(...request: Parameters<typeof renderPage>) {
    const { send, sendForm, opensOffline = true } = (request[1]?.context ?? {}) as Partial<HostContext>
    const answer =
      (await answerManifest(request[0], opensOffline)) ??
      (send && (await answerSitemap(request[0], send))) ??
      (sendForm && (await answerNewsletter(request[0], sendForm))) ??
      (sendForm && (await answerProductAlert(request[0], sendForm))) ??
      (sendForm && (await answerReviewRequests(request[0], sendForm))) ??
      (sendForm && (await answerMessageCopy(request[0], sendForm)))
    if (answer) return answer
    const contact = sendForm && (await answerContact(request[0], sendForm))
    if (contact?.kind === 'sent') return contact.response
    if (contact) {
      const context = { ...request[1]?.context, refusedPost: contact.refusedPost }
      const { body, headers } = await renderPage(contact.page, { ...request[1], context } as (typeof request)[1])
      headers.set('cache-control', 'no-store')
      return new Response(body, { status: contact.status, headers })
    }
    const shell = findShell(request[0])
    if (shell)
      return renderPage(shell.request, { ...request[1], context: { ...request[1]?.context, shell: shell.kind } } as (typeof request)[1])
    return (await answerLanguage(request[0])) ?? answerStoreHeader(request[0]) ?? renderPage(...request)
  },
  storeCodes: storeViews.map(({ storeCode }) => storeCode),
  pageVariant,
  settingsStamp,
  pageAddress,
}
