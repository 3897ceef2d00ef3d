import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createHost } from './create-host.ts'

const host = createHost({ log: createLog('silent'), hsts: null, trustedProxies: 0 })
let port = 0

beforeAll(async () => {
  host.get('/here', () => ({ ok: true }))
  port = Number(new URL(await host.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(() => host.close())

function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (part) => {
      answer += part.toString()
    })
    socket.on('end', () => resolve(answer)).on('error', reject)
  })
}

it.each([
  { why: 'a header without an end', text: `GET /here?q=${'x'.repeat(200_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, status: 431 },
  { why: 'not HTTP', text: 'HELLO\r\n\r\n', status: 400 },
])('unreadable requests get a JSON response: $why', async ({ text, status }) => {
  const answer = await send(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('content-type: application/json')
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ code: status, result: expect.any(String) })
})

it.each([
  { why: 'an unreadable request', text: 'HELLO\r\n\r\n' },
  { why: 'path traversal', text: 'GET /..%2fsecret HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n' },
  { why: 'a path that is not percent-encoded', text: 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n' },
])('early refusals carry the safety headers: $why', async ({ text }) => {
  const answer = await send(text)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  for (const header of ['x-content-type-options: nosniff', 'x-frame-options: SAMEORIGIN', 'cross-origin-resource-policy: same-origin'])
    expect(answer).toContain(header)
})

it('allows other origins to embed our files, and nothing else', async () => {
  const policyOf = async (url: string) => (await host.inject(url)).headers['cross-origin-resource-policy']
  expect([await policyOf('/media/a.webp'), await policyOf('/img/1/1/resize/a.webp'), await policyOf('/here')]).toEqual([
    'cross-origin',
    'cross-origin',
    'same-origin',
  ])
})

it('sends rules for documents with documents only, because each file of a page would repeat them', async () => {
  const rules = ['referrer-policy', 'x-frame-options', 'cross-origin-opener-policy', 'permissions-policy']
  const rulesOf = async (url: string) => Object.keys((await host.inject(url)).headers).filter((name) => rules.includes(name))
  expect(await rulesOf('/here')).toEqual(rules)
  for (const file of ['/assets/index.js', '/img/1/1/resize/a.webp', '/media/a.webp']) expect(await rulesOf(file)).toEqual([])
})

it('warns once about an undeclared proxy', async () => {
  const lines: string[] = []
  const quiet = createHost({
    log: createLog('warn', { destination: { write: (line) => lines.push(line) } }),
    hsts: null,
    trustedProxies: 0,
  })
  for (let index = 0; index < 3; index += 1) await quiet.inject({ url: '/', headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
  await quiet.close()
})
