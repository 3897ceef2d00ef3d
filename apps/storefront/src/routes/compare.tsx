import type { Attribute } from '@meerkat/contract/attribute'
import type { Product } from '@meerkat/contract/product'
import { addMessages } from '@meerkat/i18n/messages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { CompareScreen } from '../features/lists/compare-screen.tsx'
import { openedLists, useLists } from '../features/lists/lists-context.ts'
import { searchEntities } from '../shell/api/catalog-search.ts'
import { useMessages } from '../shell/messages/messages.tsx'
import { lazyOrNothing } from '../shell/page-load/lazy-or-nothing.ts'
import { cacheTags } from '../shell/rendering/cache-tags.ts'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ListCartAction } from './-list-cart-action.tsx'

const Suggestions = lazyOrNothing(async () => (await import('./-suggestions.tsx')).EmptyListSuggestions)

/** /compare: the list is stored in the browser, so the server renders the frame only. Spec §2, docs/behaviour/small-stores.md §20.2. */
export const Route = createFileRoute('/compare')({
  loader: ({ context: { i18n } }) => addMessages(i18n, 'later'),
  head: hiddenHead('compare.title'),
  headers: () => cacheTags('compare'),
  component: Compare,
})

/** All visible attributes; the comparison list decides which are comparable. docs/wire.md §15 Q20. */
function comparedQuery({ api, view }: Pick<RouterContext, 'api' | 'view'>) {
  const query = { _appliedFilters: [{ attribute: 'is_visible', value: { in: [true] }, scope: 'default' }] }
  return queryOptions({
    queryKey: ['compared-attributes', view.storeCode],
    staleTime: 10 * 60_000,
    meta: { embed: false },
    queryFn: async () => (await searchEntities<Attribute>(api, view, { entity: 'attribute', query, size: 150 })).items,
  })
}

function cartAction(product: Product) {
  return <AddCompared product={product} />
}

function AddCompared({ product }: { product: Product }) {
  const t = useMessages()
  const label = t('cart.add')
  return <ListCartAction product={product} label={label} named={t('cart.addNamed', { name: product.name })} />
}

function Compare() {
  const t = useMessages()
  const { context } = useRouter().options
  const loaded = useLists((state) => state.loaded)
  const products = useLists((state) => state.compare)
  const { data: attributes = [], isPending } = useQuery({ ...comparedQuery(context), enabled: products.length > 0 })
  useEffect(() => void openedLists().catch(() => undefined), [])

  return (
    <div className="wrap compare-page">
      <h1>{t('compare.title')}</h1>
      {!loaded || (products.length > 0 && isPending) ? (
        <Skeleton className="mt-6 h-64 w-full" />
      ) : (
        <CompareScreen
          products={products}
          attributes={attributes}
          onRemove={(sku) => void openedLists().then(({ remove }) => remove('compare', sku))}
          actions={cartAction}
          onClear={() => void openedLists().then(({ clear }) => clear('compare'))}
        />
      )}
      {loaded && products.length === 0 && (
        <Suspense>
          <Suggestions />
        </Suspense>
      )}
    </div>
  )
}
