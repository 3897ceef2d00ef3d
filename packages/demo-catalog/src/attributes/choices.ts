import type { Translations } from '../language.ts'

/** A value of a select or multiselect attribute: its option id and its label per language. */
export interface Choice {
  readonly id: number
  readonly label: Translations
}

function choices<K extends string>(firstId: number, rows: Readonly<Record<K, Translations>>): Readonly<Record<K, Choice>> {
  const entries = Object.entries<Translations>(rows).map(([key, label], index) => [key, { id: firstId + index, label }] as const)
  return Object.fromEntries(entries) as Record<K, Choice>
}

export const ages = choices(121, {
  young: ['Puppy & kitten', 'Welpe & Kitten', 'Cuccioli e gattini'],
  junior: ['Junior', 'Jungtiere', 'Giovani'],
  adult: ['Adult', 'Erwachsene Tiere', 'Adulti'],
  senior: ['Senior 7+', 'Senioren ab 7', 'Anziani 7+'],
  all: ['All ages', 'Alle Altersstufen', 'Tutte le età'],
  weeks8: ['From 8 weeks', 'Ab 8 Wochen', 'Da 8 settimane'],
  months6: ['From 6 months', 'Ab 6 Monaten', 'Da 6 mesi'],
})
export type AgeKey = keyof typeof ages

export const formats = choices(141, {
  dry: ['Dry', 'Trocken', 'Secco'],
  wet: ['Wet', 'Nass', 'Umido'],
  pate: ['Pâté', 'Pastete', 'Patè'],
  chunks: ['Chunks in gravy', 'Stückchen in Soße', 'Bocconi in salsa'],
  freezeDried: ['Freeze-dried', 'Gefriergetrocknet', 'Liofilizzato'],
  powder: ['Powder', 'Pulver', 'Polvere'],
  tablet: ['Tablet', 'Tablette', 'Compressa'],
  capsule: ['Capsule', 'Kapsel', 'Capsula'],
  chewable: ['Chewable', 'Kautablette', 'Masticabile'],
  spotOn: ['Spot-on', 'Spot-on-Lösung', 'Spot-on'],
  spray: ['Spray', 'Spray', 'Spray'],
  shampoo: ['Shampoo', 'Shampoo', 'Shampoo'],
  liquid: ['Liquid', 'Flüssig', 'Liquido'],
  gel: ['Gel', 'Gel', 'Gel'],
  paste: ['Paste', 'Paste', 'Pasta'],
  pellets: ['Pellets', 'Pellets', 'Pellet'],
  flakes: ['Flakes', 'Flocken', 'Scaglie'],
  granules: ['Granules', 'Granulat', 'Granuli'],
  seed: ['Seed mix', 'Körnermischung', 'Miscela di semi'],
  block: ['Block', 'Block', 'Blocco'],
  wipes: ['Wipes', 'Tücher', 'Salviette'],
  clumping: ['Clumping', 'Klumpend', 'Agglomerante'],
  crystal: ['Crystal', 'Silikat', 'Silice'],
  wood: ['Wood', 'Holz', 'Legno'],
})
export type FormatKey = keyof typeof formats

/** Name and the swatch that pictures use. */
const colourRows = {
  black: [['Black', 'Schwarz', 'Nero'], '#2b2b2e'],
  grey: [['Grey', 'Grau', 'Grigio'], '#8b8f94'],
  sand: [['Sand', 'Sand', 'Sabbia'], '#d9c3a0'],
  brown: [['Brown', 'Braun', 'Marrone'], '#7a5037'],
  red: [['Red', 'Rot', 'Rosso'], '#c23b33'],
  orange: [['Orange', 'Orange', 'Arancione'], '#e67e22'],
  yellow: [['Yellow', 'Gelb', 'Giallo'], '#edc340'],
  green: [['Green', 'Grün', 'Verde'], '#3f8a58'],
  teal: [['Teal', 'Petrol', 'Petrolio'], '#1f7a7a'],
  blue: [['Blue', 'Blau', 'Blu'], '#2f68b3'],
  navy: [['Navy', 'Marine', 'Blu navy'], '#22355c'],
  purple: [['Purple', 'Violett', 'Viola'], '#6d4a94'],
  pink: [['Pink', 'Rosa', 'Rosa'], '#e18aa5'],
  white: [['White', 'Weiß', 'Bianco'], '#f3f1ea'],
  natural: [['Natural', 'Natur', 'Naturale'], '#c8a877'],
} as const satisfies Record<string, readonly [Translations, string]>
export type ColourKey = keyof typeof colourRows

export const colours = choices<ColourKey>(
  181,
  Object.fromEntries(Object.entries(colourRows).map(([key, [label]]) => [key, label])) as Record<ColourKey, Translations>,
)

export function swatchOf(colour: ColourKey): string {
  return colourRows[colour][1]
}

export const activities = choices(211, {
  walking: ['Walking', 'Spazieren', 'Passeggiate'],
  running: ['Running', 'Laufen', 'Corsa'],
  hiking: ['Hiking', 'Wandern', 'Escursioni'],
  water: ['Water', 'Wasser', 'Acqua'],
  play: ['Play', 'Spiel', 'Gioco'],
  training: ['Training', 'Training', 'Addestramento'],
  travel: ['Travel', 'Reise', 'Viaggio'],
  rest: ['Rest', 'Ruhe', 'Riposo'],
  grooming: ['Grooming', 'Pflege', 'Toelettatura'],
  riding: ['Riding', 'Reiten', 'Equitazione'],
  recovery: ['Recovery', 'Genesung', 'Convalescenza'],
  nature: ['Nature watching', 'Naturbeobachtung', 'Osservazione della natura'],
})
export type ActivityKey = keyof typeof activities
