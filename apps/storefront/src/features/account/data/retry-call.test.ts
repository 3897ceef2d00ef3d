import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { retryCall } from './retry-call.ts'

/** Returns the outcomes in turn, then repeats the last one. */
function open(...outcomes: Outcome<string>[]) {
  const reported: string[] = []
  const due: (() => void)[] = []
  let asked = 0
  const end = retryCall<string>({
    ask: async () => outcomes[Math.min(asked++, outcomes.length - 1)]!,
    onOutcome: ({ kind }) => reported.push(kind),
    limitMs: 60_000,
    later(work) {
      due.push(work)
      return () => due.splice(due.indexOf(work), 1)
    },
  })
  return { reported, due, end, asked: () => asked }
}

const away = { kind: 'no-answer', cause: null } as const
const refused = { kind: 'refused', code: 500, result: null } as const
const done = { kind: 'done', result: 'subscribed' } as const

describe('retryCall', () => {
  it.each([
    { why: 'no answer', first: away },
    { why: 'a failing server, while the connection stays the same', first: refused },
  ])('repeats the call after $why, until it succeeds', async ({ first }) => {
    const { reported, due } = open(first, first, done)
    await expect.poll(() => due).toHaveLength(1)
    due.shift()?.()
    await expect.poll(() => due).toHaveLength(1)
    due.shift()?.()
    await expect.poll(() => reported).toEqual([first.kind, first.kind, 'done'])
    expect(due).toEqual([])
  })

  it('stops when the page is left', async () => {
    const { reported, due, end } = open(away)
    await expect.poll(() => due).toHaveLength(1)
    end()
    expect(due).toEqual([])
    expect(reported).toEqual(['no-answer'])
  })

  it('ignores an answer that arrives after the page was left', async () => {
    const { reported, end, asked } = open(done)
    end()
    await expect.poll(() => asked()).toBe(1)
    expect(reported).toEqual([])
  })

  it('reports that there is no answer within the limit, and the answer when it is there', async () => {
    const reported: string[] = []
    const answer = Promise.withResolvers<Outcome<string>>()
    const limit = Promise.withResolvers<void>()
    const end = retryCall<string>({
      ask: () => answer.promise,
      onOutcome: ({ kind }) => reported.push(kind),
      limitMs: 300,
      later: () => () => {},
      wait: () => limit.promise,
    })
    limit.resolve()
    await expect.poll(() => reported).toEqual(['no-answer'])
    answer.resolve(done)
    await expect.poll(() => reported).toEqual(['no-answer', 'done'])
    end()
  })
})
