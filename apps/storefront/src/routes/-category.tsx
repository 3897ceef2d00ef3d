import type { Query } from '@meerkat/domain/urls/query-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { categoryQuery } from '../features/catalog/category/category-page.ts'
import { CategoryScreen } from '../features/catalog/category/category-screen.tsx'
import { type LoadedCategory, listQueries, toSource } from '../features/catalog/category/list-queries.ts'
import type { ListSource } from '../features/catalog/listing/listing.ts'
import { readPageNumber } from '../features/catalog/listing/read-page-number.ts'
import { tileActions } from './-tile-actions.tsx'

export interface CategoryRouteProps {
  loaded: LoadedCategory
  search: Query
}

export function CategoryRoute({ loaded, search }: CategoryRouteProps) {
  const { context } = useRouter().options
  const { data: category } = useSuspenseQuery(categoryQuery(context, loaded.key))
  const list = useListQueries(toSource(category ?? { ids: [] }), search)
  return category && <CategoryScreen category={category} {...list} actions={tileActions} />
}

/** The pages on screen: the URL holds the number of the last, the history entry that of the first. docs/behaviour/urls.md §8.7. */
export function useListQueries(source: ListSource, search: Query) {
  const { context } = useRouter().options
  const firstPage = useRouterState({ select: ({ location }) => location.state.firstPage })
  const queries = listQueries(context, source, { search, firstPage })
  return { queries, first: readPageNumber(search) - queries.length + 1 }
}
