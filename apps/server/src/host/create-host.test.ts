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
  { why: 'no HTTP', text: 'HELLO\r\n\r\n', status: 400 },
])('what cannot be read is answered in JSON: $why', async ({ text, status }) => {
  const answer = await send(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toContain('content-type: application/json')
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ code: status, result: expect.any(String) })
})
