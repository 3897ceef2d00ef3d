import { endpoint } from '@meerkat/contract/endpoint'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { overHttp, toUrl } from './over-http.ts'

const search = endpoint({ method: 'GET', path: '/api/catalog/:index/:entity/_search', summary: '', auth: 'none', result: z.unknown() })
const place = endpoint({ method: 'POST', path: '/api/order', summary: '', auth: 'none', result: z.unknown() })

describe('toUrl', () => {
  it('fills the path and orders the parameters', () => {
    const call = { endpoint: search, params: { index: 'shop', entity: 'a/b' }, query: { size: '5', from: '0' } }
    expect(toUrl('https://api.example', call)).toBe('https://api.example/api/catalog/shop/a%2Fb/_search?from=0&size=5')
  })
})

describe('overHttp', () => {
  it.each([
    { why: 'JSON is the body', type: 'application/json; charset=utf-8', text: '{"code":200}', body: { code: 200 } },
    { why: 'another content type has no body', type: 'text/html', text: '{"code":200}', body: undefined },
    { why: 'a PDF is its bytes', type: 'application/pdf', text: '%PDF', body: new Uint8Array([37, 80, 68, 70]) },
    { why: 'broken JSON is null', type: 'application/json', text: '{', body: null },
  ])('$why', async ({ type, text, body }) => {
    const send = overHttp('', async () => new Response(text, { status: 201, headers: { 'content-type': type } }))
    expect(await send({ endpoint: place, body: {} })).toMatchObject({ status: 201, body })
  })

  it('sends the body as JSON with the headers given', async () => {
    const sent: Request[] = []
    const send = overHttp('https://api.example', async (url, init) => {
      sent.push(new Request(url as string, init))
      return Response.json({})
    })
    await send({ endpoint: place, body: { a: 1 }, headers: { 'x-task-id': 't1' } })
    const [request] = sent
    expect([request!.method, request!.headers.get('x-task-id'), await request!.json()]).toEqual(['POST', 't1', { a: 1 }])
  })

  it.each([
    { why: 'a call that reads', call: { endpoint: search }, limits: [10_000] },
    { why: 'a call that writes', call: { endpoint: place }, limits: [10_000] },
    { why: 'a call with a megabyte', call: { endpoint: place, body: 'x'.repeat(999_998) }, limits: [135_000] },
    { why: 'a call with its own limit', call: { endpoint: search, signal: new AbortController().signal }, limits: [] },
  ])('$why is aborted after $limits ms without an answer', async ({ call, limits }) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const signals: unknown[] = []
    const send = overHttp('', async (_, init) => {
      signals.push(init?.signal)
      return Response.json({})
    })
    await send(call)
    expect(timeout.mock.calls).toEqual(limits.map((limit) => [limit]))
    expect(signals).toEqual([call.signal ?? timeout.mock.results[0]?.value])
    timeout.mockRestore()
  })
})
