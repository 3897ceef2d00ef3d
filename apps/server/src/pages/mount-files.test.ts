import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiServerOptions } from '@meerkat/api/server-options'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountFiles } from './mount-files.ts'

let folder: string
const hosts: FastifyInstance[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meerkat-files-'))
})
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()))
  rmSync(folder, { recursive: true })
})

/** A server of the build with these assets, on the same data directory as its predecessor. */
async function deploy(build: string, assets: Readonly<Record<string, string>>, keepBuildsMs = 86_400_000): Promise<FastifyInstance> {
  const client = join(folder, build)
  mkdirSync(join(client, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(assets)) writeFileSync(join(client, 'assets', name), text)
  const host = Fastify({ routerOptions: apiServerOptions.routerOptions })
  hosts.push(host)
  host.setNotFoundHandler((_request, reply) => reply.code(404).send('Not found'))
  await mountFiles(host, {
    publicUrl: 'https://shop.example',
    dataDir: join(folder, 'var'),
    keepBuildsMs,
    hasServiceWorker: true,
    client,
    log: host.log,
  })
  return host
}

describe('script files', () => {
  it('of the former build are still served to a page that was opened before a deploy', async () => {
    await deploy('one', { 'cart-1.js': 'first', 'shared.js': 'same' })
    const host = await deploy('two', { 'cart-2.js': 'second', 'shared.js': 'same' })
    const answer = await host.inject('/assets/cart-1.js')
    expect([answer.statusCode, answer.body]).toEqual([200, 'first'])
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(answer.headers['content-type']).toContain('javascript')
    expect((await host.inject('/assets/cart-2.js')).body).toBe('second')
  })

  it('of two builds may have names that differ in case alone', async () => {
    await deploy('one', { 'offer-SA.js': 'first' })
    const host = await deploy('two', { 'offer-Sa.js': 'second' })
    expect((await host.inject('/assets/offer-SA.js')).body).toBe('first')
    expect((await host.inject('/assets/offer-Sa.js?again')).body).toBe('second')
    expect((await host.inject('/assets/offer-sa.js')).statusCode).toBe(404)
  })

  it('that no build has are not found, nor are files outside the folder', async () => {
    const host = await deploy('one', { 'cart-1.js': 'first' })
    expect((await host.inject('/assets/cart-9.js')).statusCode).toBe(404)
    expect((await host.inject('/assets/../builds.json')).statusCode).toBe(404)
    expect((await host.inject('/assets/%2e%2e/builds.json')).statusCode).toBe(404)
  })

  it('of former builds are not kept with 0 days', async () => {
    await deploy('one', { 'cart-1.js': 'first' }, 0)
    const host = await deploy('two', { 'cart-2.js': 'second' }, 0)
    expect((await host.inject('/assets/cart-1.js')).statusCode).toBe(404)
  })

  it('are served even if the data directory cannot be written', async () => {
    writeFileSync(join(folder, 'var'), 'a file, not a folder')
    const host = await deploy('one', { 'cart-1.js': 'first' })
    expect((await host.inject('/assets/cart-1.js')).body).toBe('first')
  })
})
