import { expect, it } from 'vitest'
import { type ChoiceFacts, type DocumentFacts, loadsDocument, planChoice } from './plan-document.ts'

const facts: DocumentFacts = { wasStep: false, isStep: false, isThankYou: false, hasScripts: false, isAllowed: true, canLoad: true }

it.each<{ why: string; given: Partial<DocumentFacts>; loads: boolean }>([
  { why: 'within the shop', given: { hasScripts: true }, loads: false },
  { why: 'to the payment step with a script in the page', given: { isStep: true, hasScripts: true }, loads: true },
  { why: 'to the payment step before a script was loaded', given: { isStep: true }, loads: false },
  { why: 'within the payment step', given: { wasStep: true, isStep: true }, loads: false },
  { why: 'from the payment step', given: { wasStep: true }, loads: true },
  { why: 'from the payment step without an agreement', given: { wasStep: true, isAllowed: false }, loads: false },
  { why: 'to the thank-you page', given: { wasStep: true, isThankYou: true }, loads: false },
  { why: 'without a network and a service worker', given: { isStep: true, hasScripts: true, canLoad: false }, loads: false },
])('a navigation $why loads a document: $loads (decision 0098)', ({ given, loads }) => {
  expect(loadsDocument({ ...facts, ...given })).toBe(loads)
})

const choice: ChoiceFacts = { wasStep: false, isThankYou: false, isAllowed: true, isWithdrawn: false, canLoad: true }

it.each<{ why: string; given: Partial<ChoiceFacts>; plan: ReturnType<typeof planChoice> }>([
  { why: 'an agreement', given: {}, plan: 'stay' },
  { why: 'a refusal', given: { isAllowed: false }, plan: 'stay' },
  { why: 'an agreement in a document of the payment step', given: { wasStep: true }, plan: 'reload' },
  { why: 'an agreement in such a document without a connection', given: { wasStep: true, canLoad: false }, plan: 'stay' },
  { why: 'a refusal in such a document', given: { wasStep: true, isAllowed: false }, plan: 'stay' },
  { why: 'an agreement on the page of a waiting order', given: { wasStep: true, isThankYou: true }, plan: 'stay' },
  { why: 'a withdrawal', given: { isAllowed: false, isWithdrawn: true }, plan: 'reload' },
  { why: 'a withdrawal on the page of a waiting order', given: { wasStep: true, isThankYou: true, isWithdrawn: true }, plan: 'reload' },
  { why: 'a withdrawal without a connection', given: { isWithdrawn: true, canLoad: false }, plan: 'reload-online' },
])('after $why the page is loaded again only where that is needed and possible: $plan', ({ given, plan }) => {
  expect(planChoice({ ...choice, ...given })).toBe(plan)
})
