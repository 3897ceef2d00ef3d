import { isNotFound } from '@tanstack/react-router'
import { UNMAPPED } from '../features/catalog/listing/url-query.ts'
import { isUnanswered } from '../shell/api/is-unanswered.ts'
import { TAGS_HEADER } from '../shell/rendering/cache-tags.ts'

/** As often as an open page asks again. */
const RETRY_SECONDS = 15

/**
 * Whether a page failed although its address may be valid: the API did not answer, or its URL map failed. The latter is shown as not found,
 * but search engines are told otherwise, because they would drop a page that is only unreachable. docs/behaviour/urls.md §8.2.
 */
export function isUnavailable(errors: readonly unknown[]): boolean {
  return errors.some((error) => isUnanswered(error) || (isNotFound(error) && error.data === UNMAPPED.kind))
}

/** Prevents caching of a page that failed because the API, its database or its URL map does not answer. docs/behaviour/urls.md §8.8. */
export function markUnavailable(headers: Headers): void {
  headers.set('retry-after', String(RETRY_SECONDS))
  headers.set('cache-control', 'no-store')
  headers.delete(TAGS_HEADER)
}
