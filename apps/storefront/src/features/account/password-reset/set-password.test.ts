import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../../shell/api/api-client.ts'
import { setPassword } from './set-password.ts'

const DONE: Outcome<unknown> = { kind: 'done', result: null }
const NO_ANSWER: Outcome<unknown> = { kind: 'no-answer', cause: null }
const LINK_OVER: Outcome<unknown> = { kind: 'refused', code: 400, result: 'This link is not valid any more' }

/** A form, and a server whose password is `current`. Answers may be lost. */
function aForm({ current = 'old' } = {}) {
  const events: string[] = []
  const server = { current }
  const unsure = { current: null as string | null }
  function submit(password: string, answer: Outcome<unknown>, { isArriving = answer.kind === 'done' } = {}) {
    return setPassword({
      password,
      unsure,
      async send() {
        events.push('sent')
        if (isArriving) server.current = password
        return answer
      },
      async logIn() {
        events.push('log in')
        return server.current === password ? null : 'wrong'
      },
      onSet: () => events.push('set'),
    })
  }
  return { events, submit }
}

describe('a new password (docs/behaviour/account.md §16.3)', () => {
  it('is set, then used to log in', async () => {
    const { events, submit } = aForm()
    expect(await submit('new', DONE)).toEqual({ kind: 'set', refusal: null })
    expect(events).toEqual(['sent', 'set', 'log in'])
  })

  it('is found set when the answer of the first attempt was lost: its link or the former password would be refused now', async () => {
    const { events, submit } = aForm()
    expect(await submit('new', NO_ANSWER, { isArriving: true })).toEqual({ kind: 'unsure' })
    expect(await submit('new', LINK_OVER)).toEqual({ kind: 'set', refusal: null })
    expect(events).toEqual(['sent', 'log in', 'set'])
  })

  it('is sent again when the first attempt did not arrive', async () => {
    const { events, submit } = aForm()
    await submit('new', NO_ANSWER)
    expect(await submit('new', DONE)).toEqual({ kind: 'set', refusal: null })
    expect(events).toEqual(['sent', 'log in', 'sent', 'set', 'log in'])
  })

  it('is not tried as a login after a refusal', async () => {
    const { events, submit } = aForm()
    expect(await submit('new', LINK_OVER)).toEqual({ kind: 'failed', outcome: LINK_OVER })
    await submit('new', LINK_OVER)
    expect(events).toEqual(['sent', 'sent'])
  })
})
