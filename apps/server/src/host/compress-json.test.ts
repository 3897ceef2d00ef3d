import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { compressJson } from './compress-json.ts'

const LIST = { items: Array.from({ length: 100 }, (_, id) => ({ id, name: `Karoo Adult ${id}` })) }

function open() {
  const app = Fastify()
  compressJson(app)
  app.get('/list', () => LIST)
  app.get('/bytes', (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('vary', 'origin')
      .send(Buffer.from(JSON.stringify(LIST))),
  )
  app.get('/small', () => ({ id: 1 }))
  app.get('/text', () => 'x'.repeat(5000))
  app.get('/packed', (_, reply) => reply.type('application/json').header('content-encoding', 'br').send(Buffer.alloc(5000)))
  app.get('/none', (_, reply) => reply.code(304).type('application/json').send())
  return app
}

it.each(['/list', '/bytes'])('%s is compressed as the client accepts it, and says that this varies', async (url) => {
  const app = open()
  const read = async (encoding: string) => app.inject({ url, headers: { 'accept-encoding': encoding } })
  const br = await read('gzip, deflate, br')
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: url === '/bytes' ? 'origin, accept-encoding' : 'accept-encoding' })
  expect(Number(br.headers['content-length'])).toBe(br.rawPayload.length)
  expect(br.rawPayload.length).toBeLessThan(1000)
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(LIST)
  const gzip = await read('gzip')
  expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(LIST)
  const identity = await read('br;q=0')
  expect(identity.headers['content-encoding']).toBeUndefined()
  expect(identity.headers.vary).toContain('accept-encoding')
  expect(identity.json()).toEqual(LIST)
})

it.each(['/small', '/text', '/none'])('%s stays as it is', async (url) => {
  const response = await open().inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(response.headers['content-encoding']).toBeUndefined()
})

it('an answer that is compressed already is sent as it is', async () => {
  const response = await open().inject({ url: '/packed', headers: { 'accept-encoding': 'br' } })
  expect(response.rawPayload.length).toBe(5000)
})
