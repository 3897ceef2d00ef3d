import { createI18n } from '@meerkat/i18n/messages'
import { describe, expect, it } from 'vitest'
import { translateRefusal } from './translate-refusal.ts'

const [english, german] = await Promise.all([createI18n('en-US', ['shop', 'cart']), createI18n('de-DE', ['shop', 'cart'])])

/** The sentences of `apps/api/src/http/refusals.ts`. */
const REFUSALS = [
  { english: 'Karoo Adult is out of stock', german: 'Karoo Adult ist ausverkauft' },
  { english: 'Only 3 of Karoo Adult are left', german: 'Von Karoo Adult sind nur noch 3 da' },
  { english: 'At most 20 of Karoo Adult can be ordered at once', german: 'Von Karoo Adult können höchstens 20 auf einmal bestellt werden' },
  { english: 'At least 2 of Karoo Adult must be ordered', german: 'Von Karoo Adult müssen mindestens 2 bestellt werden' },
  { english: 'Karoo Adult is sold in steps of 6', german: 'Karoo Adult gibt es nur in Schritten von 6' },
  { english: 'Karoo Adult is not sold at the moment', german: 'Karoo Adult wird zurzeit nicht verkauft' },
  {
    english: 'Puppy Set is a set: please add the products in it one by one',
    german: 'Puppy Set ist ein Set: Bitte legen Sie seine Artikel einzeln in den Warenkorb',
  },
  { english: 'This choice is not available for Karoo Adult', german: 'Diese Auswahl gibt es bei Karoo Adult nicht' },
  { english: 'Please choose Engraving first', german: 'Bitte wählen Sie zuerst: Engraving' },
  { english: 'First delivery must not be in the past', german: 'First delivery: Der Tag darf nicht in der Vergangenheit liegen' },
  { english: 'Engraving takes at most 20 characters', german: 'Engraving: höchstens 20 Zeichen' },
  { english: 'A cart holds at most 100 different products', german: 'In einen Warenkorb passen höchstens 100 verschiedene Artikel' },
  { english: 'We do not have this product', german: 'Diesen Artikel haben wir nicht' },
]

describe('translateRefusal (Spec §8)', () => {
  it.each(REFUSALS)('$english', ({ english: message, german: translated }) => {
    expect(translateRefusal(message, (id, values) => english.t(id, values))).toBe(message)
    expect(translateRefusal(message, (id, values) => german.t(id, values))).toBe(translated)
  })

  it.each(['Please choose a vet', '', 'is out of stock', 'constructor'])('keeps "%s" untranslated', (message) => {
    expect(translateRefusal(message, (id, values) => german.t(id, values))).toBe(message)
  })
})
