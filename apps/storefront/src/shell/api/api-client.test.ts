import { endpoint } from '@meerkat/contract/endpoint'
import type { Answer, Call } from '@meerkat/contract/transport'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CallFailed, createClient } from './api-client.ts'

const readThing = endpoint({
  method: 'GET',
  path: '/api/thing/:id',
  summary: 'A thing.',
  auth: 'none',
  params: z.object({ id: z.string() }),
  query: z.object({ size: z.optional(z.string()) }),
  result: z.object({ name: z.string() }),
})
const bareThing = endpoint({ ...readThing, enveloped: false })

function answering(answer: Answer | Error) {
  const calls: Call[] = []
  const send = async (call: Call) => {
    calls.push(call)
    if (answer instanceof Error) throw answer
    return answer
  }
  return { calls, send }
}

const request = { params: { id: '7' }, query: {} }

describe('ask', () => {
  it.each([
    { why: 'a result', body: { code: 200, result: { name: 'a' } }, status: 200, kind: 'done' },
    { why: 'a refusal by status', body: { code: 404, result: 'No such thing' }, status: 404, kind: 'refused' },
    { why: 'a refusal inside status 200, as old servers answer', body: { code: 500, result: 'No' }, status: 200, kind: 'refused' },
    { why: 'no envelope', body: { name: 'a' }, status: 200, kind: 'malformed' },
    { why: 'a body that is not JSON', body: undefined, status: 502, kind: 'malformed' },
    { why: 'a result of another shape', body: { code: 200, result: { name: 1 } }, status: 200, kind: 'malformed' },
  ])('$why is $kind', async ({ body, status, kind }) => {
    const { send } = answering({ status, body })
    expect((await createClient(send).ask(readThing, request)).kind).toBe(kind)
  })

  it.each([
    { why: 'no JSON', body: undefined, isJson: false },
    { why: 'broken JSON', body: null, isJson: true },
    { why: 'JSON of another format', body: { other: 'a' }, isJson: true },
  ])('tells a bad content type from a wrong format: $why (Spec §8)', async ({ body, isJson }) => {
    const { send } = answering({ status: 200, body })
    const outcome = { kind: 'malformed', code: 200, isJson }
    expect(await createClient(send).ask(readThing, request)).toEqual(outcome)
    expect(await createClient(send).ask(bareThing, request)).toEqual(outcome)
  })

  it('returns the meta of an envelope', async () => {
    const { send } = answering({ status: 200, body: { code: 200, result: { name: 'a' }, meta: { refreshToken: 'r' } } })
    expect(await createClient(send).ask(readThing, request)).toEqual({ kind: 'done', result: { name: 'a' }, meta: { refreshToken: 'r' } })
  })

  it('distinguishes no answer from a refusal', async () => {
    const cause = new TypeError('Failed to fetch')
    expect(await createClient(answering(cause).send).ask(readThing, request)).toEqual({ kind: 'no-answer', cause })
  })

  it('reads answers without an envelope', async () => {
    const { send } = answering({ status: 200, body: { name: 'a' } })
    expect(await createClient(send).ask(bareThing, request)).toMatchObject({ kind: 'done', result: { name: 'a' } })
  })

  it('does not parse answers from its own process', async () => {
    const result = { name: 'a' }
    const { send } = answering({ status: 200, body: { code: 200, result } })
    const outcome = await createClient(send, { parse: false }).ask(readThing, request)
    expect(outcome.kind === 'done' && outcome.result).toBe(result)
  })
})

describe('the call', () => {
  it.each([
    { why: 'the default store view has no code', storeCode: '', query: { size: '5' } },
    { why: 'another one is named in every query', storeCode: 'de', query: { size: '5', storeCode: 'de' } },
  ])('$why', async ({ storeCode, query }) => {
    const { calls, send } = answering({ status: 200, body: { code: 200, result: { name: 'a' } } })
    await createClient(send, { storeCode }).ask(readThing, { params: { id: '7' }, query: { size: '5' } })
    expect(calls).toEqual([{ endpoint: readThing, params: { id: '7' }, query }])
  })

  it('replaces a store code that is there (Spec §2)', async () => {
    const { calls, send } = answering({ status: 200, body: { code: 200, result: { name: 'a' } } })
    const query = { size: '5', storeCode: 'it' }
    await createClient(send, { storeCode: 'de' }).ask(readThing, { params: { id: '7' }, query })
    expect(calls[0]?.query).toEqual({ size: '5', storeCode: 'de' })
  })

  it('leaves out parameters that are not given', async () => {
    const { calls, send } = answering({ status: 200, body: { code: 200, result: { name: 'a' } } })
    await createClient(send).ask(readThing, { params: { id: '7' }, query: { size: undefined } })
    expect(calls[0]?.query).toEqual({})
  })
})

describe('call', () => {
  it('throws the failure with its code', async () => {
    const { send } = answering({ status: 404, body: { code: 404, result: 'No such thing' } })
    const failure = await createClient(send)
      .call(readThing, request)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CallFailed)
    expect(failure).toMatchObject({ code: 404, result: 'No such thing' })
  })
})
