import type { SearchResponse } from '@meerkat/contract/search'
import { expect, it, vi } from 'vitest'
import { Reply } from '../../../http/reply.ts'
import { cacheListedAnswers } from './cache-listed-answers.ts'

const anAnswer = (hits: number) => async () =>
  new Reply<SearchResponse>({
    result: () => ({ hits: { total: hits, hits: Array.from({ length: hits }, () => ({})) } }) as unknown as SearchResponse,
    headers: { 'x-vs-cache-tags': 'category' },
  })

it('the same query on the same documents returns the same object', async () => {
  const cached = cacheListedAnswers()
  const first = await cached('menu', anAnswer(2))
  const ask = vi.fn<() => Promise<Reply<SearchResponse>>>(anAnswer(2))
  const again = await cached('menu', ask)
  expect(again.result()).toBe(first.result())
  expect(again.headers).toEqual({ 'x-vs-cache-tags': 'category' })
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  { why: 'another query', key: 'labels', hits: 2 },
  { why: 'an answer that is too long to cache', key: 'menu', hits: 201 },
])('$why does not come from the cache', async ({ key, hits }) => {
  const cached = cacheListedAnswers()
  await cached('menu', anAnswer(hits))
  const ask = vi.fn<() => Promise<Reply<SearchResponse>>>(anAnswer(hits))
  expect((await cached(key, ask)).result().hits.hits).toHaveLength(hits)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('a failure is not cached', async () => {
  const cached = cacheListedAnswers()
  await expect(cached('menu', () => Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable')
  expect((await cached('menu', anAnswer(1))).result().hits.hits).toHaveLength(1)
})

it('the least recently used answers are dropped when there are too many', async () => {
  const cached = cacheListedAnswers()
  for (let at = 0; at < 110; at += 1) await cached(`question ${at}`, anAnswer(99))
  const ask = vi.fn<() => Promise<Reply<SearchResponse>>>(anAnswer(99))
  await cached('question 109', ask)
  await cached('question 10', ask)
  expect(ask).not.toHaveBeenCalled()
  await cached('question 9', ask)
  expect(ask).toHaveBeenCalledTimes(1)
})
