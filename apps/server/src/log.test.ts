import { expect, it } from 'vitest'
import { createHost } from './host/create-host.ts'
import { createLog } from './log.ts'

const SECRET = 'k3v9w0qz7m1xj5t8bn2rcy6pdh4sful0'

it('no token, password or address reaches the log, whatever goes wrong and at any level', async () => {
  const lines: string[] = []
  const log = createLog('trace', { destination: { write: (line) => lines.push(line) } })
  const host = createHost({ log, hsts: 'max-age=31536000', trustedProxies: 0 })
  host.get('/fails', () => {
    throw new Error('a bug')
  })
  host.post('/takes', (request) => {
    request.log.info({ body: { password: SECRET, email: SECRET, token: SECRET }, headers: request.headers }, 'logs too much')
    return { ok: true }
  })
  const headers = { authorization: `Bearer ${SECRET}`, cookie: `session=${SECRET}`, 'content-type': 'application/json' }
  await host.inject({ url: `/fails?token=${SECRET}`, headers })
  await host.inject({ url: `/nowhere?token=${SECRET}`, headers })
  await host.inject({ url: `/%zz?token=${SECRET}`, headers })
  await host.inject({ method: 'POST', url: `/takes?token=${SECRET}`, headers, payload: '{"broken":' })
  await host.inject({ method: 'POST', url: `/takes?token=${SECRET}`, headers, payload: { password: SECRET } })
  await host.close()
  expect(lines.join()).toContain('a bug')
  expect(lines.join()).toContain('logs too much')
  expect(lines.filter((line) => line.includes(SECRET))).toEqual([])
})
