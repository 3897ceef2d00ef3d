import { readSubscription, subscribe } from '@meerkat/contract/newsletter'
import type { Send } from '@meerkat/contract/transport'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mountForms } from './mount-forms.ts'

const asked: string[] = []
const host = fastify()

beforeAll(async () => {
  host.post('/api/ext/newsletter/subscribe', async (request, reply) => {
    asked.push(`${request.ip} ${JSON.stringify(request.body)} ${JSON.stringify(request.query)}`)
    return reply.code(429).send({ code: 429, result: 'Too many' })
  })
  host.get('/api/ext/newsletter/subscribe', async () => ({ code: 200, result: 'subscribed' }))
  mountForms(host, {
    callable: host,
    send: () => Promise.reject(new Error('the page makes no calls')),
    publicUrl: 'https://shop.example',
    storefront: {
      storeCodes: [''],
      pageVariant: () => '',
      pageAddress: (address) => address,
      async fetch(request: Request, { context }: { context: { sendForm?: Send; deliver: (page: Buffer<ArrayBuffer>) => void } }) {
        if (request.url.endsWith('/contact')) {
          context.deliver(Buffer.from(`${request.headers.get('cookie')} ${(await request.text()).length}`))
          return new Response(null, { status: 422, headers: { 'content-type': 'text/html' } })
        }
        const email = new URLSearchParams(await request.text()).get('email') ?? ''
        const { status } = await context.sendForm!({ endpoint: subscribe, query: { storeCode: 'de' }, body: { email } })
        const { body } = await context.sendForm!({ endpoint: readSubscription, query: { email } })
        return new Response(null, { status: 303, headers: { location: `/newsletter?${status}-${(body as { result: string }).result}` } })
      },
    },
  })
  await host.ready()
})

afterAll(() => host.close())

it('calls of a form use the address of the shopper, so that rate limits apply', async () => {
  const response = await host.inject({
    method: 'POST',
    url: '/newsletter',
    remoteAddress: '192.0.2.7',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=a%40example.com',
  })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/newsletter?429-subscribed')
  expect(asked).toEqual(['192.0.2.7 {"email":"a@example.com"} {"storeCode":"de"}'])
})

it('a refused form is shown again, in the language of the shopper; a message of 5,000 Japanese characters fits', async () => {
  const payload = new URLSearchParams({ message: '犬'.repeat(5000) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'language=ja-JP' }
  const response = await host.inject({ method: 'POST', url: '/contact', headers, payload })
  expect([response.statusCode, response.body]).toEqual([422, `language=ja-JP ${payload.length}`])
  expect((await host.inject({ method: 'POST', url: '/contact', headers, payload: payload + payload })).statusCode).toBe(413)
})
