import { chooseNumber } from '../chance.ts'
import type { Language } from '../language.ts'
import type { Feeding } from '../products/blueprint.ts'
import { factPhrases } from '../texts/phrase-books.ts'

/** Weight of the animal and grams a day of an average food. */
const ROWS: Readonly<Record<Feeding, readonly (readonly [weight: string, gramsPerDay: number])[]>> = {
  'dog-dry': [
    ['5 kg', 95],
    ['10 kg', 160],
    ['20 kg', 270],
    ['35 kg', 410],
    ['50 kg', 530],
  ],
  'dog-wet': [
    ['5 kg', 330],
    ['10 kg', 540],
    ['20 kg', 900],
    ['35 kg', 1380],
  ],
  puppy: [
    ['2 kg', 70],
    ['5 kg', 140],
    ['10 kg', 230],
    ['20 kg', 380],
  ],
  'cat-dry': [
    ['3 kg', 45],
    ['4 kg', 55],
    ['5 kg', 65],
    ['6 kg', 75],
  ],
  'cat-wet': [
    ['3 kg', 200],
    ['4 kg', 250],
    ['5 kg', 300],
    ['6 kg', 340],
  ],
  kitten: [
    ['1 kg', 35],
    ['2 kg', 55],
    ['3 kg', 65],
  ],
  bird: [
    ['35 g', 8],
    ['100 g', 16],
    ['400 g', 38],
  ],
  rabbit: [
    ['1 kg', 20],
    ['2 kg', 40],
    ['4 kg', 75],
  ],
  horse: [
    ['300 kg', 1200],
    ['450 kg', 1800],
    ['600 kg', 2400],
  ],
  hen: [
    ['1.8 kg', 110],
    ['2.4 kg', 125],
    ['3 kg', 140],
  ],
}

/** The feeding guide of one food: every recipe has its own energy, so its own amounts. */
export function feedingTable(feeding: Feeding, sku: string, language: Language): string {
  const words = factPhrases[language].feeding
  const energyPercent = chooseNumber(`${sku} energy`, 88, 112)
  const rows = ROWS[feeding].map(([weight, grams]) => {
    const amount = Math.round((grams * energyPercent) / 100 / (grams < 50 ? 1 : 5)) * (grams < 50 ? 1 : 5)
    const kilograms = language === 'en' ? weight : weight.replace('.', ',')
    return `<tr><td>${kilograms}</td><td>${amount} g</td></tr>`
  })
  return [
    `<h3>${words.title}</h3>`,
    `<table><thead><tr><th>${words.weight}</th><th>${words.amount}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    `<p>${words.note}</p>`,
  ].join('')
}
