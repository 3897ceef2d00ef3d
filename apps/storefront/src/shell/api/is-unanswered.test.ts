import { describe, expect, it } from 'vitest'
import { CallFailed } from './api-client.ts'
import { isMissingPart, isUnanswered } from './is-unanswered.ts'
import { TimedOut } from './time-limit.ts'

const noAnswer = new CallFailed('/api/url/map', { kind: 'no-answer', cause: new TypeError('Failed to fetch') })

describe('whether the shop was reached', () => {
  it.each([
    { why: 'no answer', error: noAnswer, is: true },
    { why: 'none in time', error: new TimedOut('late'), is: true },
    { why: 'neither from the network nor from the device', error: Object.assign(new Error('none'), { name: 'NoAnswer' }), is: true },
    { why: 'a proxy without its shop', error: new CallFailed('/api', { kind: 'malformed', code: 502, isJson: false }), is: true },
    { why: 'JSON of another shape', error: new CallFailed('/api', { kind: 'malformed', code: 200, isJson: true }), is: true },
    { why: 'the login page of a network', error: new CallFailed('/api', { kind: 'malformed', code: 200, isJson: false }), is: true },
    { why: 'a shop without its database', error: new CallFailed('/api', { kind: 'refused', code: 503, result: '' }), is: true },
    { why: 'too many requests', error: new CallFailed('/api', { kind: 'refused', code: 429, result: '' }), is: true },
    { why: 'a refusal', error: new CallFailed('/api', { kind: 'refused', code: 404, result: '' }), is: false },
    { why: 'a conflict', error: new CallFailed('/api', { kind: 'refused', code: 409, result: '' }), is: false },
    { why: 'a fault of the shop', error: new CallFailed('/api', { kind: 'refused', code: 500, result: '' }), is: false },
    { why: 'a fault of the page', error: new TypeError('x is undefined'), is: false },
    { why: 'nothing', error: undefined, is: false },
  ])('after $why, the call counts as unanswered: $is', ({ error, is }) => {
    expect(isUnanswered(error)).toBe(is)
  })

  it.each([
    { why: 'no answer', error: noAnswer, is: true },
    { why: 'no database', error: new CallFailed('/api', { kind: 'refused', code: 503, result: '' }), is: true },
    { why: 'a fault', error: new CallFailed('/api', { kind: 'refused', code: 500, result: '' }), is: false },
  ])('$why is told from the message alone, which is what a page of the server hands on', ({ error, is }) => {
    expect(isUnanswered(new Error(error.message))).toBe(is)
  })

  it.each([
    { browser: 'Chromium', text: 'Failed to fetch dynamically imported module: https://shop.example/assets/a.js', is: true },
    { browser: 'Firefox', text: 'error loading dynamically imported module: https://shop.example/assets/a.js', is: true },
    { browser: 'Safari', text: 'Importing a module script failed.', is: true },
    { browser: 'any', text: 'x is undefined', is: false },
  ])('$browser: "$text" is a missing part: $is', ({ text, is }) => {
    expect(isMissingPart(new TypeError(text))).toBe(is)
  })
})
