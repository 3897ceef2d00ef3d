import { searchCatalog } from '@meerkat/contract/search'
import { listStock } from '@meerkat/contract/stock'
import type { Answer, Call } from '@meerkat/contract/transport'
import { mapUrl } from '@meerkat/contract/url-map'
import { describe, expect, it } from 'vitest'
import type { DeviceQuestion } from './device-question.ts'
import { createRescue, overDevice } from './rescue-calls.ts'

const search: Call = { endpoint: searchCatalog, params: { index: 'shop', entity: 'product' }, query: { request: '{}' } }
const found = { hits: { total: 1, hits: [] } }
const online: Answer = { status: 200, body: { hits: { total: 2, hits: [] } } }
const offline: Answer = { status: 200, body: { ...found, offline: true } }

/** A rescue whose clock is moved by hand. */
function aRescue({ knows = true }: { knows?: boolean } = {}) {
  let now = 0
  let timers: { at: number; ring: () => void }[] = []
  const asked: DeviceQuestion[] = []
  const events: string[] = []
  const rescue = createRescue({
    ask: async (question) => {
      asked.push(question)
      if (!knows) return null
      return question.kind === 'url' ? { target: null } : { found: found as never }
    },
    now: () => now,
    wait: (ms) => new Promise((ring) => timers.push({ at: now + ms, ring })),
    onRescued: () => events.push('rescued'),
    onBack: () => events.push('back'),
  })
  return {
    rescue,
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
    const { rescue, asked } = aRescue()
    expect(await rescue(search, Promise.resolve(online))).toBe(online)
    expect(asked).toEqual([])
  })

  it.each([
    { why: 'there is no network', network: failed },
    { why: 'a proxy says that the server is down', network: async () => ({ status: 502, body: undefined }) },
    { why: 'the database is unreachable', network: async () => ({ status: 503, body: {} }) },
  ])('is answered by the device when $why, marked as such', async ({ network }) => {
    const { rescue, events } = aRescue()
    expect(await rescue(search, network())).toEqual(offline)
    expect(events).toEqual(['rescued'])
  })

  it('is left alone when it is about anything else', async () => {
    const { rescue, asked } = aRescue()
    await expect(rescue({ endpoint: listStock }, failed())).rejects.toThrow('Failed to fetch')
    expect(asked).toEqual([])
  })

  it('keeps the refusals of the server', async () => {
    const refused = { status: 400, body: { code: 400 } }
    expect(await aRescue().rescue(search, Promise.resolve(refused))).toBe(refused)
  })

  it('is answered by the device after three seconds without an answer, and sooner afterwards', async () => {
    const { rescue, pass } = aRescue()
    const first = rescue(search, never())
    await pass(2999)
    expect(await Promise.race([first, 'waiting'])).toBe('waiting')
    await pass(1)
    expect(await first).toEqual(offline)
    const second = rescue(search, never())
    await pass(300)
    expect(await second).toEqual(offline)
  })

  it('fails within ten seconds when neither has an answer', async () => {
    const { rescue, pass } = aRescue({ knows: false })
    const answer = rescue(search, never()).catch((fault: unknown) => fault)
    await pass(3000)
    await pass(6000)
    expect(await answer).toMatchObject({ name: 'NoAnswer' })
  })

  it('still gets an answer of the network that comes late when the device has none', async () => {
    const { rescue, pass } = aRescue({ knows: false })
    const late = Promise.withResolvers<Answer>()
    const answer = rescue(search, late.promise)
    await pass(3000)
    late.resolve(online)
    expect(await answer).toBe(online)
  })

  it('fails as the network did when the device has no answer', async () => {
    await expect(aRescue({ knows: false }).rescue(search, failed())).rejects.toThrow('Failed to fetch')
  })

  it('that its caller aborted is left alone', async () => {
    const { rescue, asked } = aRescue()
    await expect(rescue({ ...search, signal: { aborted: true } }, failed())).rejects.toThrow('Failed to fetch')
    expect(asked).toEqual([])
  })

  it('says once that the network is back', async () => {
    const { rescue, events } = aRescue()
    await rescue(search, failed())
    await rescue(search, failed())
    await rescue(search, Promise.resolve(online))
    await rescue(search, Promise.resolve(online))
    expect(events).toEqual(['rescued', 'back'])
  })

  it('that is answered late also says that the network is back', async () => {
    const { rescue, pass, events } = aRescue()
    const late = Promise.withResolvers<Answer>()
    const answer = rescue(search, late.promise)
    await pass(3000)
    await answer
    late.resolve(online)
    await pass(0)
    expect(events).toEqual(['rescued', 'back'])
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
