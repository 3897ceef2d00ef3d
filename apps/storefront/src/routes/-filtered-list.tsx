import type { Query } from '@meerkat/domain/urls/query-text'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { SALE_PATH } from '../features/catalog/filtered/filtered-path.ts'
import { FilteredScreen } from '../features/catalog/filtered/filtered-screen.tsx'
import { type LoadedFilteredList, loadFilteredList } from '../features/catalog/filtered/load-filtered-list.ts'
import { cmsBlockQuery, cmsPageQuery } from '../features/cms/cms-query.ts'
import type { RouterContext } from '../shell/rendering/route-data.ts'
import { RichText } from '../ui/rich-text.tsx'
import { useListQueries } from './-category.tsx'
import { tileActions } from './-tile-actions.tsx'

type Request = Parameters<typeof loadFilteredList>[2]

/** /sale, with the content page of that name below the products, and /brand/{slug}, with its content block. Null for an unknown brand. */
export async function loadFilteredPage(context: RouterContext, path: string, request: Request) {
  const text = path === SALE_PATH ? context.queryClient.ensureQueryData(saleTextQuery(context)).catch(() => null) : null
  const list = await loadFilteredList(context, path, request)
  if (list?.source.filter === 'brand') await context.queryClient.ensureQueryData(brandTextQuery(context, list.source.id)).catch(() => null)
  return list && { ...list, description: (await text)?.description ?? null }
}

export function FilteredRoute({ loaded, search }: { loaded: LoadedFilteredList; search: Query }) {
  const list = useListQueries(loaded.source, search)
  const isSale = loaded.source.filter === 'sale'
  return (
    <FilteredScreen list={loaded} {...list} actions={tileActions} intro={isSale ? <SaleIntro /> : <BrandIntro id={loaded.source.id} />}>
      {isSale && <SaleText />}
    </FilteredScreen>
  )
}

function BrandIntro({ id }: { id: string }) {
  const { context } = useRouter().options
  const { data: block } = useQuery(brandTextQuery(context, id))
  return (
    block && (
      <div lang={block.lang}>
        <RichText html={block.html} className="text-ink-soft" />
      </div>
    )
  )
}

function SaleIntro() {
  const page = useSaleText()
  return (
    page?.description && (
      <p lang={page.lang} className="text-ink-soft">
        {page.description}
      </p>
    )
  )
}

function useSaleText() {
  const { context } = useRouter().options
  return useQuery(saleTextQuery(context)).data
}

function SaleText() {
  const page = useSaleText()
  if (!page) return null
  return (
    <div className="content-screen" lang={page.lang}>
      <article>
        <RichText html={page.html} />
      </article>
    </div>
  )
}

function saleTextQuery(context: Pick<RouterContext, 'api' | 'view' | 'i18n' | 'labels'>) {
  return cmsPageQuery(context, SALE_PATH)
}

/** A brand is the option of an attribute; its description is a content block named after the option. */
function brandTextQuery(context: Pick<RouterContext, 'api' | 'view' | 'i18n' | 'labels'>, id: string) {
  return cmsBlockQuery(context, `brand-${id}`)
}
