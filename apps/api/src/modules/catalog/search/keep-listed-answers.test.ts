import type { SearchResponse } from '@meerkat/contract/search'
import { expect, it, vi } from 'vitest'
import { Reply } from '../../../http/reply.ts'
import type { StoreViewCatalog } from '../read-model/store-view-catalog.ts'
import { keepListedAnswers } from './keep-listed-answers.ts'

const aListed = () => ({}) as StoreViewCatalog['listed']
const anAnswer = (hits: number) => async () =>
  new Reply<SearchResponse>({
    result: () => ({ hits: { total: hits, hits: Array.from({ length: hits }, () => ({})) } }) as unknown as SearchResponse,
    headers: { 'x-vs-cache-tags': 'category' },
  })

it('the same question about the same documents gets the same object', async () => {
  const [keep, listed] = [keepListedAnswers(), aListed()]
  const first = await keep(listed, 'menu', anAnswer(2))
  const ask = vi.fn<() => Promise<Reply<SearchResponse>>>(anAnswer(2))
  const again = await keep(listed, 'menu', ask)
  expect(again.result()).toBe(first.result())
  expect(again.headers).toEqual({ 'x-vs-cache-tags': 'category' })
  expect(ask).not.toHaveBeenCalled()
})

it.each([
  { why: 'another question', ask: [0, 'labels'] as const, hits: 2 },
  { why: 'documents that have changed', ask: [1, 'menu'] as const, hits: 2 },
  { why: 'an answer that is too long to keep', ask: [0, 'menu'] as const, hits: 201 },
])('$why is answered anew', async ({ ask: [at, question], hits }) => {
  const [keep, views] = [keepListedAnswers(), [aListed(), aListed()]]
  await keep(views[0]!, 'menu', anAnswer(hits))
  const ask = vi.fn<() => Promise<Reply<SearchResponse>>>(anAnswer(hits))
  expect((await keep(views[at]!, question, ask)).result().hits.hits).toHaveLength(hits)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('what failed is asked again', async () => {
  const [keep, listed] = [keepListedAnswers(), aListed()]
  await expect(keep(listed, 'menu', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect((await keep(listed, 'menu', anAnswer(1))).result().hits.hits).toHaveLength(1)
})

it('the oldest answers go when there are too many', async () => {
  const [keep, listed] = [keepListedAnswers(), aListed()]
  for (let at = 0; at < 40; at += 1) await keep(listed, `question ${at}`, anAnswer(99))
  const ask = vi.fn<() => Promise<Reply<SearchResponse>>>(anAnswer(99))
  await keep(listed, 'question 39', ask)
  await keep(listed, 'question 10', ask)
  expect(ask).not.toHaveBeenCalled()
  await keep(listed, 'question 9', ask)
  expect(ask).toHaveBeenCalledTimes(1)
})
