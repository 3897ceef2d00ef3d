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
    publicUrl: 'https://shop.example',
    storefront: {
      pageVariant: () => '',
      pageAddress: (address) => address,
      async fetch(request: Request, { context }: { context: { send: Send } }) {
        const email = new URLSearchParams(await request.text()).get('email') ?? ''
        const { status } = await context.send({ endpoint: subscribe, query: { storeCode: 'de' }, body: { email } })
        const { body } = await context.send({ endpoint: readSubscription, query: { email } })
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
