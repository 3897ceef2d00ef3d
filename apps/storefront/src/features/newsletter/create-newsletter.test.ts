import type { Answer, Call, Send } from '@meerkat/contract/transport'
import { createI18n } from '@meerkat/i18n/messages'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../shell/api/api-client.ts'
import type { Wait } from '../../shell/api/time-limit.ts'
import { createNewsletter } from './create-newsletter.ts'
import type { NewsletterState } from './newsletter-store.ts'
import { outcomeText } from './outcome-text.ts'

const COUPON = { code: 'PAWS-ABC', percent: 10, validTo: null }

type Answering = (call: Call) => (Partial<Answer> & { body: unknown }) | Promise<Partial<Answer> & { body: unknown }>

function open(answer: Answering, known: string | null = null, wait?: Wait) {
  const calls: Call[] = []
  const kept: unknown[] = []
  const disk = { email: known }
  let state: NewsletterState = { isSubscribed: known !== null, email: known }
  const send: Send = async (call) => {
    calls.push(call)
    return { status: 200, ...(await answer(call)) }
  }
  const newsletter = createNewsletter({
    api: createClient(send),
    // Storing and repeating is tested with the task queue.
    tasks: { perform: (endpoint, request) => createClient(send).ask(endpoint, request) },
    collection: { readEmail: async () => disk.email, writeEmail: async (email) => void (disk.email = email) },
    claims: { keepCoupon: async (coupon, at) => void kept.push({ coupon, at }) },
    state: { getState: () => state, setState: (next) => (state = next) },
    now: () => 7,
    ...(wait && { wait }),
  })
  const leave = () => {
    disk.email = null
    state = { isSubscribed: false, email: null }
  }
  return { newsletter, calls, kept, disk, state: () => state, leave }
}

const ok = (result: string, meta?: object) => () => ({ body: { code: 200, result, ...(meta && { meta }) } })
const refuse = (code: number, result: string) => () => ({ status: code, body: { code, result } })

describe('subscribing (docs/behaviour/small-stores.md §20.4)', () => {
  it('stores address and coupon on this device', async () => {
    const { newsletter, kept, disk, state } = open(ok('subscribed', { coupon: COUPON }))
    expect(await newsletter.subscribe(' reader@example.com ')).toEqual({ kind: 'subscribed', coupon: COUPON })
    expect(disk.email).toBe('reader@example.com')
    expect(state()).toEqual({ isSubscribed: true, email: 'reader@example.com' })
    expect(kept).toEqual([{ coupon: COUPON, at: 7 }])
  })

  it('is pending where the shop asks for a confirmation by mail', async () => {
    const { newsletter, kept, state } = open(ok('pending'))
    expect(await newsletter.subscribe('reader@example.com')).toEqual({ kind: 'pending' })
    expect(state().isSubscribed).toBe(false)
    expect(kept).toEqual([])
  })

  it('waits for the server without claiming to be subscribed, and stores address and coupon with a late answer', async () => {
    const { newsletter, kept, disk, state } = open(() => {
      throw new TypeError('fetch failed')
    })
    expect(await newsletter.subscribe('reader@example.com')).toEqual({ kind: 'waits' })
    expect(state().isSubscribed).toBe(false)
    const sent = { email: 'reader@example.com' }
    expect(await newsletter.settleLate({ kind: 'done', result: 'pending' }, sent)).toEqual({ kind: 'pending' })
    expect(state().isSubscribed).toBe(false)
    const late = { kind: 'done', result: 'subscribed', meta: { coupon: COUPON } } as const
    expect(await newsletter.settleLate(late, sent)).toEqual({ kind: 'subscribed', coupon: COUPON })
    expect([disk.email, state()]).toEqual(['reader@example.com', { isSubscribed: true, email: 'reader@example.com' }])
    expect(kept).toEqual([{ coupon: COUPON, at: 7 }])
    const refused = { kind: 'refused', code: 400, result: 'No' } as const
    expect(await newsletter.settleLate(refused, sent)).toEqual({ kind: 'failed', outcome: refused })
  })

  it('sends no call when this device is subscribed', async () => {
    const { newsletter, calls } = open(ok('subscribed'), 'reader@example.com')
    expect(await newsletter.subscribe('reader@example.com')).toEqual({ kind: 'already' })
    expect(calls).toEqual([])
  })

  it.each(['', 'x', 'a@b', 'a b@example.com'])('sends no call for the address %j', async (email) => {
    const { newsletter, calls } = open(ok('subscribed'))
    expect(await newsletter.subscribe(email)).toEqual({ kind: 'email-invalid' })
    expect(calls).toEqual([])
  })

  it('stores nothing when the server refuses', async () => {
    const { newsletter, state } = open(refuse(500, 'Broken'))
    expect(await newsletter.subscribe('reader@example.com')).toMatchObject({ kind: 'failed' })
    expect(state().isSubscribed).toBe(false)
  })
})

describe('unsubscribing, and reading the state', () => {
  it('deletes the address from this device', async () => {
    const { newsletter, disk, state } = open(ok('unsubscribed'), 'reader@example.com')
    expect(await newsletter.unsubscribe('reader@example.com')).toEqual({ kind: 'unsubscribed' })
    expect([disk.email, state().isSubscribed]).toEqual([null, false])
  })

  it('stays subscribed until the owner of the address confirms by mail', async () => {
    const { newsletter, state } = open(ok('pending'), 'reader@example.com')
    expect(await newsletter.unsubscribe('reader@example.com')).toEqual({ kind: 'end-pending' })
    expect(state().isSubscribed).toBe(true)
  })

  it('ends a subscription with the key from a mail', async () => {
    const { newsletter, calls, state } = open(ok('unsubscribed'), 'reader@example.com')
    expect(await newsletter.endByKey('K')).toEqual({ kind: 'unsubscribed' })
    expect(calls[0]).toMatchObject({ query: { key: 'K' } })
    expect(state().isSubscribed).toBe(false)
  })

  it('waits for the server to end it, and deletes the address only with the late answer', async () => {
    const { newsletter, state } = open(() => {
      throw new TypeError('fetch failed')
    }, 'reader@example.com')
    expect(await newsletter.unsubscribe('reader@example.com')).toEqual({ kind: 'end-waits' })
    expect(await newsletter.endByKey('K')).toEqual({ kind: 'end-waits' })
    expect(state().isSubscribed).toBe(true)
    expect(await newsletter.settleLate({ kind: 'done', result: 'pending' }, null)).toEqual({ kind: 'end-pending' })
    expect(state().isSubscribed).toBe(true)
    expect(await newsletter.settleLate({ kind: 'done', result: 'unsubscribed' }, null)).toEqual({ kind: 'unsubscribed' })
    expect(state().isSubscribed).toBe(false)
  })

  it.each([
    { why: 'subscribed', result: 'subscribed', known: null, flag: true },
    { why: 'waiting for a confirmation', result: 'pending', known: null, flag: false },
    { why: 'unsubscribed on another device', result: 'unsubscribed', known: 'me@example.com', flag: false },
    { why: 'another address is subscribed on this device', result: 'unsubscribed', known: 'other@example.com', flag: true },
  ])('reads the state: $why', async ({ result, known, flag }) => {
    const { newsletter, state } = open(ok(result), known)
    await newsletter.check('me@example.com')
    expect(state().isSubscribed).toBe(flag)
  })

  it('ignores an answer that arrives after a logout', async () => {
    const { newsletter, disk, state, leave } = open(ok('subscribed'))
    const asking = newsletter.check('me@example.com')
    await Promise.resolve()
    leave()
    await asking
    expect([disk.email, state().isSubscribed]).toEqual([null, false])
  })

  it('lets the shopper go on after three seconds without an answer, and reads the state with a late one', async () => {
    const answer = Promise.withResolvers<{ body: unknown }>()
    const waited: number[] = []
    const { newsletter, state } = open(
      () => answer.promise,
      null,
      async (ms) => void waited.push(ms),
    )
    await newsletter.check('me@example.com')
    expect([waited, state().isSubscribed]).toEqual([[3000], false])
    answer.resolve({ body: { code: 200, result: 'subscribed' } })
    await expect.poll(() => state().isSubscribed).toBe(true)
  })

  it('stores the coupon after the confirmation with the token of the mail', async () => {
    const { newsletter, calls, kept } = open(ok('subscribed', { coupon: COUPON }))
    expect(await newsletter.confirm('T')).toEqual({ kind: 'subscribed', coupon: COUPON })
    expect(calls[0]).toMatchObject({ body: { token: 'T' } })
    expect(kept).toHaveLength(1)
  })
})

it('every outcome has a message', async () => {
  const i18n = await createI18n('en-US', ['shop', 'account', 'checkout', 'offline'])
  const t = (id: string, values?: Record<string, unknown>) => i18n.t(id, values)
  const texts = [
    outcomeText({ kind: 'subscribed', coupon: COUPON }, t),
    outcomeText({ kind: 'subscribed', coupon: null }, t),
    outcomeText({ kind: 'pending' }, t),
    outcomeText({ kind: 'end-pending' }, t),
    outcomeText({ kind: 'already' }, t),
    outcomeText({ kind: 'unsubscribed' }, t),
    outcomeText({ kind: 'waits' }, t),
    outcomeText({ kind: 'end-waits' }, t),
    outcomeText({ kind: 'email-invalid' }, t),
    outcomeText({ kind: 'failed', outcome: { kind: 'no-answer', cause: null } }, t),
    outcomeText({ kind: 'failed', outcome: { kind: 'refused', code: 429, result: 'Too many requests, please try again in a moment' } }, t),
  ]
  expect(texts[0]).toContain('PAWS-ABC')
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) expect(text).toMatch(/ /)
})
