import { describe, expect, it } from 'vitest'
import { type Consent, listAllowed, readConsent, writeConsent } from './consent.ts'

const parties = [
  { kind: 'tagManager', script: 'https://tags.example/t.js?id=1', sources: {} },
  { kind: 'chat', script: 'https://chat.example/c.js', sources: {} },
] as const
const [tags, chat] = parties

function aDevice(text: string | null = null) {
  const kept = { text }
  const storage = () => ({ getItem: () => kept.text, setItem: (_: string, next: string) => void (kept.text = next) })
  return { kept, storage }
}

describe('the consent of a shopper (decision 0047)', () => {
  it.each<{ consent: Consent; allowed: string[] }>([
    { consent: { tagManager: true, chat: true }, allowed: ['tagManager', 'chat'] },
    { consent: { tagManager: false, chat: true }, allowed: ['chat'] },
    { consent: { tagManager: false, chat: false }, allowed: [] },
  ])('$consent is remembered on the device', ({ consent, allowed }) => {
    const { storage } = aDevice()
    writeConsent(parties, consent, storage)
    expect(readConsent(parties, storage)).toEqual(consent)
    expect(listAllowed(parties, readConsent(parties, storage)).map(({ kind }) => kind)).toEqual(allowed)
  })

  it.each([
    null,
    '',
    'true',
    '{',
    '[]',
    '{}',
    '{"tagManager":true,"chat":true}',
    JSON.stringify({ [tags.script]: true }),
    JSON.stringify({ [tags.script]: 1, [chat.script]: true }),
    JSON.stringify({ [tags.script]: 'true', [chat.script]: true }),
    '{"__proto__":{"https://tags.example/t.js?id=1":true}}',
  ])('%j on the device is not consent: nothing is loaded and the shopper is asked', (text) => {
    const { storage } = aDevice(text)
    expect([readConsent(parties, storage), listAllowed(parties, readConsent(parties, storage))]).toEqual([null, []])
  })

  it('does not cover a script that was added later, or another id', () => {
    const { storage } = aDevice()
    writeConsent([tags], { tagManager: true }, storage)
    expect(readConsent(parties, storage)).toBeNull()
    expect(readConsent([{ ...tags, script: 'https://tags.example/t.js?id=2' }], storage)).toBeNull()
  })

  it('is requested when the browser forbids storage', () => {
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    writeConsent(parties, { chat: true }, forbidden)
    expect(readConsent(parties, forbidden)).toBeNull()
  })
})
