import { expect, it } from 'vitest'
import { type DocumentFacts, loadsDocument } from './plan-document.ts'

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
