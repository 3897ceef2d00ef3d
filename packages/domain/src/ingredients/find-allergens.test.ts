import { describe, expect, it } from 'vitest'
import { ALLERGENS } from './allergen-words.ts'
import { findAllergens } from './find-allergens.ts'

const contains = (text: string, language: string) => findAllergens(text, language)?.contains
const unknown = (text: string, language: string) => {
  const { contains = [], freeOf = [] } = findAllergens(text, language) ?? {}
  return ALLERGENS.filter((one) => !contains.includes(one) && !freeOf.includes(one))
}

describe('allergens named on a label', () => {
  it.each([
    { text: 'Lamb meal (26 %), brown rice (22 %), oats', language: 'en', found: ['lamb', 'grain'] },
    { text: 'Fresh chicken, dried egg, salmon oil', language: 'en-ZA', found: ['chicken', 'fish', 'egg'] },
    { text: 'Beef lung', language: 'en', found: ['beef'] },
    { text: 'Maize (30 %), soya meal, wheat, linseed', language: 'en', found: ['grain', 'wheat', 'corn', 'soya'] },
    { text: 'Skimmed milk powder, whey powder', language: 'en', found: ['dairy'] },
    { text: 'Peanut butter, milk thistle, buckwheat, eggplant, peppercorns, chickpeas, oxygen', language: 'en', found: [] },
    { text: 'Lammmehl (26 %), Naturreis (22 %), Hafer', language: 'de-DE', found: ['lamb', 'grain'] },
    { text: 'Frisches Huhn, getrocknetes Ei, Lachsöl', language: 'de', found: ['chicken', 'fish', 'egg'] },
    { text: 'Rinderlunge, Kalbsleber', language: 'de', found: ['beef'] },
    { text: 'Rindfleisch', language: 'de', found: ['beef'] },
    { text: 'Mais (30 %), Sojaschrot, Weizen', language: 'de', found: ['grain', 'wheat', 'corn', 'soya'] },
    { text: 'Magermilchpulver, Käse', language: 'de', found: ['dairy'] },
    { text: 'Weidenrinde, Erdnussbutter, Milchsäurebakterien, Buchweizen, Preiselbeeren, Schlamm', language: 'de', found: [] },
    { text: 'Farina di agnello (26 %), riso integrale (22 %), avena', language: 'it-IT', found: ['lamb', 'grain'] },
    { text: 'Pollo fresco, uovo essiccato, olio di salmone', language: 'it', found: ['chicken', 'fish', 'egg'] },
    { text: 'Polmone di manzo, sego bovino', language: 'it', found: ['beef'] },
    { text: 'Mais (30 %), farina di soia, grano', language: 'it', found: ['grain', 'wheat', 'corn', 'soya'] },
    { text: 'Latte scremato in polvere, formaggio', language: 'it', found: ['dairy'] },
    { text: 'Burro di arachidi, latte di cocco, grano saraceno, melograno', language: 'it', found: [] },
  ])('$language: $text', ({ text, language, found }) => {
    expect(contains(text, language)).toEqual(found)
  })
})

describe('unknown ingredients are never reported as free of an allergen', () => {
  it.each([
    { text: null, language: 'en' },
    { text: undefined, language: 'en' },
    { text: '  ', language: 'de' },
    { text: 'Poulet frais, riz', language: 'fr' },
    { text: '鶏肉、米', language: 'ja-JP' },
  ])('$text ($language) gives no information', ({ text, language }) => {
    expect(findAllergens(text, language)).toBeNull()
  })

  it.each([
    { text: 'Duck, meat broth', language: 'en', doubtful: ['beef', 'chicken', 'lamb'] },
    { text: 'Beef, poultry meal', language: 'en', doubtful: ['chicken', 'egg'] },
    { text: 'Cereals, rabbit', language: 'en', doubtful: ['wheat', 'corn'] },
    { text: 'Hydrolysiertes Hühnereiweiß', language: 'de', doubtful: ['egg'] },
    { text: 'Fleischbrühe, Lachs', language: 'de', doubtful: ['beef', 'chicken', 'lamb'] },
    { text: 'Beef tallow, fish broth, wheat bran', language: 'en', doubtful: [] },
    { text: 'Brodo di carne', language: 'it', doubtful: ['beef', 'chicken', 'lamb'] },
  ])('$text leaves open $doubtful', ({ text, language, doubtful }) => {
    expect(unknown(text, language)).toEqual(doubtful)
  })

  it('is free of every allergen that is neither named nor in doubt', () => {
    expect(findAllergens('Lamb, rice', 'en')?.freeOf).toEqual(['beef', 'chicken', 'fish', 'egg', 'dairy', 'wheat', 'corn', 'soya'])
  })
})
