import { notFound } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { UNMAPPED } from '../features/catalog/listing/url-query.ts'
import { CallFailed } from '../shell/api/api-client.ts'
import { TAGS_HEADER } from '../shell/rendering/cache-tags.ts'
import { isUnavailable, markUnavailable } from './mark-unavailable.ts'

it.each([
  { why: 'the API does not answer', error: new CallFailed('/api', { kind: 'refused', code: 503, result: '' }), away: true },
  { why: 'its URL map failed', error: notFound({ data: UNMAPPED.kind }), away: true },
  { why: 'there is nothing at the address', error: notFound({ data: undefined }), away: false },
  { why: 'the page failed', error: new TypeError('x is undefined'), away: false },
  { why: 'nothing failed', error: undefined, away: false },
])('a page counts as unreachable when $why: $away (docs/behaviour/urls.md §8.2)', ({ error, away }) => {
  expect(isUnavailable([undefined, error])).toBe(away)
})

it('an unreachable page is not cached', () => {
  const headers = new Headers({ [TAGS_HEADER]: 'home' })
  markUnavailable(headers)
  expect(Object.fromEntries(headers)).toEqual({ 'retry-after': '15', 'cache-control': 'no-store' })
})
