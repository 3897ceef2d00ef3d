import { TAGS_HEADER } from '../shell/rendering/cache-tags.ts'

/** As often as an open page asks again. */
const RETRY_SECONDS = 15

/** The page could not be rendered because the API or its database does not answer: nothing keeps it. docs/behaviour/urls.md §8.8. */
export function markAway(headers: Headers): void {
  headers.set('retry-after', String(RETRY_SECONDS))
  headers.set('cache-control', 'no-store')
  headers.delete(TAGS_HEADER)
}
