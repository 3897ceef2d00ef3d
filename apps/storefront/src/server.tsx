import { settingsStamp } from 'virtual:settings'
import { isNotFound } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { UNMAPPED } from './features/catalog/listing/url-query.ts'
import { answerLanguage, pageVariant } from './server/answer-language.ts'
import { answerNewsletter } from './server/answer-newsletter.ts'
import { answerSitemap } from './server/answer-sitemap.ts'
import { contentPolicy } from './server/content-policy.ts'
import './server/derived-cache.ts'
import { describePage, writeData } from './server/describe-page.ts'
import { renderWithMarkupCache } from './server/markup-cache.ts'
import { pageAddress } from './server/page-address.ts'
import { readPageFacts } from './server/page-facts.ts'
import { shareTags } from './server/share-tags.ts'
import { writeQueries } from './shell/api/query-client.ts'
import { delayBundle, START_BUNDLE } from './shell/page-load/delay-bundle.ts'
import { RECORD_CLICKS } from './shell/page-load/record-clicks.ts'
import { TAGS_HEADER } from './shell/rendering/cache-tags.ts'
import { findHost, type HostContext } from './shell/rendering/host-context.ts'
import type { RouterContext } from './shell/rendering/route-data.ts'

/**
 * Renders to one string: streaming the markup, and the router's stream of query data, cost a third of the throughput or more.
 */
const handler = defineHandlerCallback(({ request, router, responseHeaders }) => {
  const context = router.options.context as RouterContext
  const { queryClient, tags, view, i18n } = context
  try {
    for (const { error } of router.state.matches) if (error && !isNotFound(error)) console.error(error)
    const { marked, fill } = renderWithMarkupCache(`${view.storeCode} ${i18n.locale}`, () =>
      renderToString(<StartServer router={router} />),
    )
    const html = delayBundle(marked)
    const facts = readPageFacts(router.state.matches, { origin: new URL(request.url).origin, view })
    const { card, data } = describePage(router.state.matches.at(-1)!, context, facts)
    const head = html.indexOf('</head>')
    const end = html.lastIndexOf('</body>')
    const page = `<!DOCTYPE html>${html.slice(0, head)}${shareTags(facts, card)}<script>${RECORD_CLICKS};${START_BUNDLE}</script>${html.slice(head, end)}${writeData(data)}${writeQueries(queryClient)}${html.slice(end)}`
    router.serverSsr!.setRenderFinished()
    const known = responseHeaders.get(TAGS_HEADER)?.split(' ') ?? []
    if (known.length + tags.size > 0) responseHeaders.set(TAGS_HEADER, [...new Set([...known, ...tags])].join(' '))
    // The URL map was unreachable: the next request may succeed, so do not cache this 404.
    if (router.state.matches.some(({ error }) => isNotFound(error) && error.data === UNMAPPED.kind))
      responseHeaders.set('cache-control', 'no-store')
    responseHeaders.set('content-type', 'text/html; charset=utf-8')
    responseHeaders.set('content-security-policy', contentPolicy(page))
    const { deliver } = findHost()
    const body = fill(page)
    deliver?.(body)
    return new Response(deliver ? null : body, { status: getSsrStatus(router), headers: responseHeaders })
  } finally {
    queryClient.clear()
    router.serverSsr?.cleanup()
  }
})

const renderPage = createStartHandler({ handler })

export default {
  async fetch(...request: Parameters<typeof renderPage>) {
    const { send } = (request[1]?.context ?? {}) as Partial<HostContext>
    const answer = send && ((await answerSitemap(request[0], send)) ?? (await answerNewsletter(request[0], send)))
    return answer ?? (await answerLanguage(request[0])) ?? renderPage(...request)
  },
  pageVariant,
  settingsStamp,
  pageAddress,
}
