import { expect, it } from 'vitest'
import { answerStoreHeader } from './answer-store-header.ts'

function answer(path: string, code: string | null) {
  return answerStoreHeader({
    url: `http://shop.example${path}`,
    headers: new Headers(code === null ? {} : { 'x-vs-store-code': code }),
  })
}

it.each([
  { why: 'leads to the home page of the store view', path: '/', code: 'de', location: '/de' },
  { why: 'keeps path and query', path: '/hunde?brand=71&page=2', code: 'de', location: '/de/hunde?brand=71&page=2' },
  { why: 'stays on this host', path: '//evil.example/x', code: 'it', location: '/it//evil.example/x' },
])('$why', ({ path, code, location }) => {
  const { status, headers } = answer(path, code)!
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([307, location, 'no-store'])
})

it.each([
  { why: 'a path of this store view', path: '/de/hunde', code: 'de' },
  { why: 'a path of another store view', path: '/it/cani', code: 'de' },
  { why: 'a code that no store view has', path: '/', code: 'mars' },
  { why: 'an empty code', path: '/', code: '' },
  { why: 'a request without the header', path: '/', code: null },
])('leaves $why', ({ path, code }) => {
  expect(answer(path, code)).toBeNull()
})
