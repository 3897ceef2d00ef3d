import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountWorker, REMOVING_WORKER } from './mount-worker.ts'

let client: string

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'meerkat-worker-'))
  writeFileSync(join(client, 'service-worker.js'), 'the built worker')
})
afterEach(() => rmSync(client, { recursive: true }))

async function ask(isOn: boolean) {
  const host = Fastify()
  mountWorker(host, { client, isOn })
  const answer = await host.inject('/service-worker.js')
  await host.close()
  return answer
}

describe('/service-worker.js', () => {
  it('is the built worker, which browsers compare with their copy on every visit', async () => {
    const answer = await ask(true)
    expect(answer.body).toBe('the built worker')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toContain('text/javascript')
  })

  it('removes itself and everything stored when it is switched off', async () => {
    expect((await ask(false)).body).toBe(REMOVING_WORKER)
    const done: string[] = []
    const listeners = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>()
    runInNewContext(REMOVING_WORKER, {
      addEventListener: (type: string, listener: never) => listeners.set(type, listener),
      skipWaiting: () => done.push('skipWaiting'),
      caches: { keys: async () => ['shop-one', 'pictures'], delete: async (name: string) => done.push(`delete ${name}`) },
      registration: { unregister: async () => done.push('unregister') },
    })
    const work: Promise<unknown>[] = []
    for (const type of ['install', 'activate']) listeners.get(type)?.({ waitUntil: (promise) => work.push(promise) })
    await Promise.all(work)
    expect(done).toEqual(['skipWaiting', 'delete shop-one', 'delete pictures', 'unregister'])
  })
})
