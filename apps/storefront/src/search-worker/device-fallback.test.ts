import { searchCatalog } from '@meerkat/contract/search'
import { listStock } from '@meerkat/contract/stock'
import type { Answer, Call } from '@meerkat/contract/transport'
import { mapUrl } from '@meerkat/contract/url-map'
import { describe, expect, it } from 'vitest'
import type { Connection } from '../offline/network/connectivity.ts'
import { createFallback, overDevice } from './device-fallback.ts'
import type { DeviceQuestion } from './device-question.ts'

const search: Call = { endpoint: searchCatalog, params: { index: 'shop', entity: 'product' }, query: { request: '{}' } }
const found = { hits: { total: 1, hits: [] } }
const online: Answer = { status: 200, body: { hits: { total: 2, hits: [] } } }
const offline: Answer = { status: 200, body: { ...found, offline: true } }

interface Situation {
  readonly knows?: boolean
  /** What the page knows from its other calls. */
  readonly connection?: Connection
}

/** A fallback whose clock is moved by hand. */
function aFallback({ knows = true, connection = 'online' }: Situation = {}) {
  let now = 0
  let timers: { at: number; ring: () => void }[] = []
  const asked: DeviceQuestion[] = []
  const events: string[] = []
  const fallback = createFallback({
    ask: async (question) => {
      asked.push(question)
      if (!knows) return null
      return question.kind === 'url' ? { target: null } : { found: found as never }
    },
    connectivity: { read: () => connection },
    wait: (ms) => new Promise((ring) => timers.push({ at: now + ms, ring })),
    onFallback: () => events.push('fallback'),
    refetch: () => events.push('refetch'),
  })
  return {
    fallback,
    asked,
    events,
    async pass(ms: number) {
      now += ms
      for (const { at, ring } of timers) if (at <= now) ring()
      timers = timers.filter(({ at }) => at > now)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

const failed = () => Promise.reject<Answer>(new TypeError('Failed to fetch'))
const never = () => new Promise<Answer>(() => undefined)

describe('a call to the catalogue', () => {
  it('is answered by the network, and the device is not asked', async () => {
    const { fallback, asked } = aFallback()
    expect(await fallback(search, Promise.resolve(online))).toBe(online)
    expect(asked).toEqual([])
  })

  it.each([
    { why: 'there is no network', network: failed },
    { why: 'a proxy says that the server is down', network: async () => ({ status: 502, body: undefined }) },
    { why: 'the database is unreachable', network: async () => ({ status: 503, body: {} }) },
  ])('is answered by the device when $why, marked as such', async ({ network }) => {
    const { fallback, events } = aFallback()
    expect(await fallback(search, network())).toEqual(offline)
    expect(events).toEqual(['fallback'])
  })

  it('is not answered by the device when it is about anything else', async () => {
    const { fallback, asked } = aFallback()
    await expect(fallback({ endpoint: listStock }, failed())).rejects.toThrow('Failed to fetch')
    expect(asked).toEqual([])
  })

  it('keeps the refusals of the server', async () => {
    const refused = { status: 400, body: { code: 400 } }
    expect(await aFallback().fallback(search, Promise.resolve(refused))).toBe(refused)
  })

  it('is answered by the device after three seconds without an answer, and at once from then on', async () => {
    const { fallback, pass } = aFallback()
    const first = fallback(search, never())
    await pass(2999)
    expect(await Promise.race([first, 'waiting'])).toBe('waiting')
    await pass(1)
    expect(await first).toEqual(offline)
    await pass(60_000)
    const second = fallback(search, never())
    await pass(0)
    expect(await second).toEqual(offline)
  })

  it('hardly waits when other calls got no answer', async () => {
    const { fallback, pass } = aFallback({ connection: 'unreachable' })
    const answer = fallback(search, never())
    await pass(300)
    expect(await answer).toEqual(offline)
  })

  it('does not wait again when the server has already had its time', async () => {
    const { fallback, pass } = aFallback()
    const answer = fallback(search, never(), 0)
    await pass(0)
    expect(await answer).toEqual(offline)
  })

  it('is requested again from time to time, until the network answers', async () => {
    const { fallback, pass, events } = aFallback({ connection: 'unreachable' })
    await fallback(search, failed())
    for (let round = 0; round < 2; round += 1) await pass(15_000)
    expect(events).toEqual(['fallback', 'refetch', 'refetch'])
    expect(await fallback(search, Promise.resolve(online))).toBe(online)
    expect(events).toHaveLength(4)
    for (let round = 0; round < 2; round += 1) await pass(15_000)
    expect(events).toHaveLength(4)
  })

  it('is requested again only once while the server answers other calls', async () => {
    const { fallback, pass, events } = aFallback()
    await fallback(search, failed())
    for (let round = 0; round < 3; round += 1) await pass(15_000)
    expect(events).toEqual(['fallback', 'refetch'])
  })

  it('fails within ten seconds when neither has an answer', async () => {
    const { fallback, pass } = aFallback({ knows: false })
    const answer = fallback(search, never()).catch((fault: unknown) => fault)
    await pass(3000)
    await pass(6000)
    expect(await answer).toMatchObject({ name: 'NoAnswer' })
  })

  it('still gets an answer of the network that comes late when the device has none', async () => {
    const { fallback, pass } = aFallback({ knows: false })
    const late = Promise.withResolvers<Answer>()
    const answer = fallback(search, late.promise)
    await pass(3000)
    late.resolve(online)
    expect(await answer).toBe(online)
  })

  it('fails as the network did when the device has no answer', async () => {
    await expect(aFallback({ knows: false }).fallback(search, failed())).rejects.toThrow('Failed to fetch')
  })

  it('that its caller aborted is not answered by the device', async () => {
    const { fallback, asked } = aFallback()
    await expect(fallback({ ...search, signal: { aborted: true } }, failed())).rejects.toThrow('Failed to fetch')
    expect(asked).toEqual([])
  })

  it('says once that the network is back', async () => {
    const { fallback, events } = aFallback()
    await fallback(search, failed())
    await fallback(search, failed())
    await fallback(search, Promise.resolve(online))
    await fallback(search, Promise.resolve(online))
    expect(events).toEqual(['fallback', 'refetch'])
  })

  it('that is answered late also says that the network is back', async () => {
    const { fallback, pass, events } = aFallback()
    const late = Promise.withResolvers<Answer>()
    const answer = fallback(search, late.promise)
    await pass(3000)
    await answer
    late.resolve(online)
    await pass(0)
    expect(events).toEqual(['fallback', 'refetch'])
  })
})

describe('the device as a transport', () => {
  it('passes searches and paths on, and rejects what it cannot answer', async () => {
    const asked: DeviceQuestion[] = []
    const send = overDevice(async (question) => {
      asked.push(question)
      return question.kind === 'url' ? { target: null } : null
    })
    expect(await send({ endpoint: mapUrl, body: { url: 'dogs' } })).toEqual({ status: 200, body: null })
    await expect(send(search)).rejects.toThrow('cannot answer')
    expect(asked).toEqual([
      { kind: 'url', path: 'dogs' },
      { kind: 'search', index: 'shop', entity: 'product', query: { request: '{}' } },
    ])
  })
})
