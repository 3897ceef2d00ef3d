import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseAmbiguousRequests } from './refuse-ambiguous-requests.ts'

describe('ambiguous requests', () => {
  const host = Fastify()
  beforeAll(async () => {
    refuseAmbiguousRequests(host)
    host.get('/*', async () => 'fine')
    await host.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => host.close())

  it.each([
    { path: '/dogs/dog-food', status: 200 },
    { path: '/dogs?redirect=//evil.example', status: 200 },
    { path: '/..hidden', status: 200 },
    { path: '//evil.example/dogs', status: 400 },
    { path: '/\\evil.example', status: 400 },
    { path: '/a/..%2f..%2fetc/passwd', status: 400 },
    { path: '/a/%2e%2e/b', status: 400 },
    { path: '/a/..\\b', status: 400 },
    { path: '/dogs%00', status: 400 },
    { path: '/search?q=a%00b', status: 400 },
    { path: '/search?q=%2500', status: 200 },
    { path: 'http://evil.example/dogs', status: 400 },
  ])('$path is answered with $status', async ({ path, status }) => {
    expect(await statusOf(path)).toBe(status)
  })

  it('answers two Host headers with 400', async () => {
    expect(await statusOf('/dogs', ['Host', 'shop.example', 'Host', 'evil.example'])).toBe(400)
  })

  /** Sends the path unchanged; HTTP clients would normalise it. */
  function statusOf(path: string, headers: string[] = ['Host', 'shop.example']): Promise<number | undefined> {
    const { port } = host.server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
  }
})
