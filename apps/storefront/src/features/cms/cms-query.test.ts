import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import { storeViews } from '../../shell/store-view/stores.ts'
import { cmsPageQuery, siblingsQuery } from './cms-query.ts'

const [view] = storeViews

/** A shop with these documents. `asked`: the identifiers of each request. */
function aShop(locale: string, documents: readonly { identifier: string }[]) {
  const asked: string[][] = []
  const api = createClient(
    async ({ query }) => {
      const [filter] = JSON.parse(query?.['request'] ?? '{}')._appliedFilters ?? []
      const wanted: string[] | undefined = filter && (filter.value.in ?? [filter.value.eq])
      asked.push(wanted ?? [])
      const hits = documents.filter(({ identifier }) => !wanted || wanted.includes(identifier)).map((_source) => ({ _source }))
      return { status: 200, body: { hits: { total: hits.length, hits } } }
    },
    { parse: false },
  )
  return { asked, deps: { api, view: view!, i18n: { locale }, labels: null } }
}

const page = (identifier: string, title: string) => ({ identifier, id: 1, title, content: '<p>Text</p>', active: true })
const both = [page('legal', 'Legal notice'), page('legal@ja', '運営者情報')]

it.each([
  { why: 'the translation', locale: 'ja-JP', documents: both, title: '運営者情報', lang: undefined, asks: ['legal@ja', 'legal'] },
  {
    why: 'the page itself, marked with its language, when there is no translation',
    locale: 'fr-FR',
    documents: both,
    title: 'Legal notice',
    lang: 'en-US',
    asks: ['legal@fr', 'legal'],
  },
  {
    why: 'the page in its own language, without asking for a translation',
    locale: 'en-ZA',
    documents: both,
    title: 'Legal notice',
    lang: undefined,
    asks: ['legal'],
  },
])('shows $why (decision 0097)', async ({ locale, documents, title, lang, asks }) => {
  const { deps, asked } = aShop(locale, documents)
  expect(await new QueryClient().fetchQuery(cmsPageQuery(deps, 'legal'))).toMatchObject({ title, lang })
  expect(asked).toEqual([asks])
})

it('finds no page under the identifier of a translation', async () => {
  const { deps } = aShop('en-ZA', both)
  expect(await new QueryClient().fetchQuery(cmsPageQuery(deps, 'legal@ja'))).toBeNull()
})

it('translates the titles of the section', async () => {
  const node = (node_id: number, parent_node_id: number | null, identifier: string, label: string) => ({
    node_id,
    parent_node_id,
    page_id: parent_node_id,
    identifier,
    label,
  })
  const tree = [node(1, null, 'help', 'Help'), node(2, 1, 'contact', 'Contact'), node(3, 1, 'legal', 'Legal notice')]
  const { deps } = aShop('ja-JP', tree)
  const labels = { label: (kind: string, text: string) => `${kind}:${text}` }
  expect(await new QueryClient().fetchQuery(siblingsQuery({ ...deps, labels }, 'legal'))).toEqual({
    title: 'pages:Help',
    pages: [
      { identifier: 'contact', label: 'pages:Contact' },
      { identifier: 'legal', label: 'pages:Legal notice' },
    ],
  })
})
