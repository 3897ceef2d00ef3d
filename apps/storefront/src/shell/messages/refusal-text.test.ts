import { createI18n } from '@meerkat/i18n/messages'
import { describe, expect, it, vi } from 'vitest'
import type { Outcome } from '../api/api-client.ts'
import { refusalText, refusedField } from './refusal-text.ts'

type Failure = Exclude<Outcome<unknown>, { kind: 'done' }>
const refused = (code: number, result: unknown): Failure => ({ kind: 'refused', code, result })

/** The messages of spec §8 for account and session: the outcome of a call, and the text shown for it. */
const ROWS: readonly { outcome: Failure; english: string; german: string }[] = [
  {
    outcome: { kind: 'no-answer', cause: null },
    english: 'The shop could not be reached. Please check your network connection.',
    german: 'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Netzwerkverbindung.',
  },
  {
    outcome: refused(401, 'Error refreshing user token. User is not authorized to access the resource'),
    english: 'Error refreshing user token. User is not authorized to access the resource',
    german: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.',
  },
  {
    outcome: refused(400, [{ keyword: 'required', dataPath: '.customer', message: "should have required property 'lastname'" }]),
    english: 'Internal validation error. Please check if all required fields are filled in. Please contact us on hello@meerkat.example',
    german:
      'Interner Prüfungsfehler. Bitte sehen Sie nach, ob alle Pflichtfelder ausgefüllt sind. Bitte schreiben Sie uns an hello@meerkat.example',
  },
  {
    outcome: refused(501, 'The server behind this shop does not have this call'),
    english: 'This feature is not available in this shop yet.',
    german: 'Diese Funktion gibt es in diesem Shop noch nicht.',
  },
  {
    outcome: refused(400, 'A customer with the same email already exists'),
    english: 'A customer with the same email already exists',
    german: 'Es gibt schon ein Konto mit dieser E-Mail-Adresse',
  },
  {
    outcome: refused(500, { errorMessage: 'The current password is wrong', code: 401 }),
    english: 'The current password is wrong',
    german: 'Das bisherige Passwort stimmt nicht',
  },
  {
    outcome: refused(500, { errorMessage: 'The password must have at least 8 letters', code: 400 }),
    english: 'The password must have at least 8 characters.',
    german: 'Das Passwort braucht mindestens 8 Zeichen.',
  },
  {
    outcome: refused(500, 'No such entity with email'),
    english: 'Provided email does not exist',
    german: 'Diese E-Mail-Adresse gibt es nicht',
  },
]

async function speak(locale: string) {
  const i18n = await createI18n(locale, ['shop', 'checkout', 'account'])
  return (id: string, values?: Record<string, unknown>) => i18n.t(id, values)
}

describe('the text shown for a refused call (spec §8)', () => {
  it.each(ROWS)('$english', async ({ outcome, english, german }) => {
    expect(refusalText(outcome, await speak('en-US'))).toBe(english)
    expect(refusalText(outcome, await speak('de-DE'))).toBe(german)
  })

  it.each([
    { why: 'an unknown message is shown as received', outcome: refused(400, 'Chew toys only'), text: 'Chew toys only' },
    { why: 'an unreachable source shows nothing', outcome: refused(503, { code: 'ENOTFOUND', errorMessage: 'x' }), text: null },
    {
      why: 'an answer that is not JSON',
      outcome: { kind: 'malformed', code: 200, isJson: false } as const,
      text: 'The response did not come from the shop. Please check your network connection.',
    },
    {
      why: 'JSON that is no answer of the call',
      outcome: { kind: 'malformed', code: 200, isJson: true } as const,
      text: 'The answer of the shop could not be read. Please reload the page and try again.',
    },
    {
      why: 'the page of a proxy whose shop is unreachable',
      outcome: { kind: 'malformed', code: 502, isJson: false } as const,
      text: 'The shop is busy, please try again in a moment',
    },
    { why: 'an answer without a text shows nothing', outcome: refused(404, false), text: null },
    { why: 'a rate limit without a text', outcome: refused(429, null), text: 'Too many requests, please try again in a moment' },
  ])('$why', async ({ outcome, text }) => {
    expect(refusalText(outcome, await speak('en-US'))).toBe(text)
  })
})

it.each([
  { why: 'the network is there', isOnline: true, text: 'The shop does not answer at the moment. Please try again in a few minutes.' },
  { why: 'it is not', isOnline: false, text: 'The shop could not be reached. Please check your network connection.' },
])('a call without an answer while $why', async ({ isOnline, text }) => {
  vi.stubGlobal('navigator', { onLine: isOnline })
  expect(refusalText({ kind: 'no-answer', cause: null }, await speak('en-US'))).toBe(text)
  vi.unstubAllGlobals()
})

describe('the field that a refused registration names', () => {
  it.each([
    { result: 'A customer with the same email already exists', field: 'email' },
    { result: 'The password must have at least 8 letters', field: 'password' },
    { result: 'Something else', field: null },
    { result: [{ message: 'password' }], field: null },
  ])('$field', ({ result, field }) => {
    expect(refusedField(refused(400, result))).toBe(field)
  })
})
