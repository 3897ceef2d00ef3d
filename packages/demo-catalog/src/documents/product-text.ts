import { escapeHtml } from '@meerkat/domain/format/escape-html'
import { activities, ages, colours, formats } from '../attributes/choices.ts'
import { packSizeLabel, parsePackSize } from '../attributes/pack-size.ts'
import { chance, chooseOne, chooseSome } from '../chance.ts'
import { avoidsCommonFillers, firstIngredient, statedParts } from '../ingredients.ts'
import { capitalise, fill, inLanguage, type Language, type Translations } from '../language.ts'
import type { Animal } from '../pictures/picture.ts'
import type { PlannedItem, PlannedProduct } from '../plan/planned-product.ts'
import { detailsOf } from '../texts/details/details.ts'
import { ownText } from '../texts/everyday/everyday.ts'
import { factPhrases, phraseBooks } from '../texts/phrase-books.ts'
import type { Topic } from '../texts/topic.ts'
import { feedingText } from './feeding-table.ts'

const ANIMALS: Readonly<Record<Animal, Translations>> = {
  dog: ['dogs', 'Hunde', 'cani'],
  cat: ['cats', 'Katzen', 'gatti'],
  bird: ['birds', 'Vögel', 'uccelli'],
  fish: ['fish', 'Fische', 'pesci'],
  reptile: ['reptiles', 'Reptilien', 'rettili'],
  'small-pet': ['small pets', 'Kleintiere', 'piccoli animali'],
  horse: ['horses', 'Pferde', 'cavalli'],
  farm: ['farm animals', 'Nutztiere', 'animali da fattoria'],
  wildlife: ['garden visitors', 'Gartengäste', 'ospiti del giardino'],
}
/** Of use for any animal, or for people. */
const FOR_ALL: readonly Topic[] = ['clinic', 'tele-vet', 'class', 'guide', 'kit', 'oddity']

/** With fewer facts of its own, a product says for whom it is. */
const FEW_FACTS = 3

export function productName({ brand, blueprint }: PlannedProduct, language: Language): string {
  return `${brand.look.name} ${inLanguage(blueprint.name, language)}`
}

/** The values in which a variant differs from its siblings: "3 kg, red". */
export function variantLabel(item: PlannedItem, language: Language): string {
  return [
    item.size && packSizeLabel(item.size, language),
    item.format && inLanguage(formats[item.format].label, language),
    item.colour && inLanguage(colours[item.colour].label, language),
  ]
    .filter((word) => word !== undefined)
    .join(', ')
}

export function shortDescription(product: PlannedProduct, language: Language): string {
  const topic = topicOf(product)
  if (topic === 'everyday') return paragraph([ownText(product.blueprint.name, language).short])
  return paragraph([chooseOne(`${product.sku} short`, phraseBooks[language][topic].short)])
}

/** The description: what it is, why it is good, the facts, how to use it, and how much of it. */
export function description(product: PlannedProduct, language: Language): string {
  const { brand, blueprint } = product
  const { opening, middle, use } = paragraphs(product, language)
  const note = blueprint.note ? [inLanguage(blueprint.note, language)] : []
  const points = factLines(product, language)
  const html = [
    paragraph([...opening, ...note]),
    paragraph(middle),
    points.length > 0 ? `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>` : '',
    use === null ? '' : paragraph([use]),
  ].join('')
  const table = feedingText(product, language)
  return fill(html, { name: escapeHtml(productName(product, language)), brand: escapeHtml(brand.look.name) }) + table
}

interface Paragraphs {
  readonly opening: readonly string[]
  readonly middle: readonly string[]
  /** Null when the product has its own text about its use. */
  readonly use: string | null
}

function paragraphs(product: PlannedProduct, language: Language): Paragraphs {
  const { sku, brand, blueprint } = product
  const topic = topicOf(product)
  const story = escapeHtml(inLanguage(brand.story, language))
  if (topic === 'everyday') return { opening: [ownText(blueprint.name, language).text], middle: [story], use: null }
  const phrases = phraseBooks[language][topic]
  const body = chooseSome(`${sku} body`, phrases.body, 3)
  return {
    opening: [chooseOne(`${sku} opening`, phrases.opening)],
    // The brand paragraph comes first or last, so that products of one brand do not all start alike.
    middle: chance(`${sku} story`) < 0.5 ? [story, ...body] : [...body, story],
    use: chooseOne(`${sku} use`, phrases.use),
  }
}

function factLines(product: PlannedProduct, language: Language): string[] {
  const { sku, blueprint, group, items } = product
  const phrases = factPhrases[language]
  const sizes = unique(items.map(({ size }) => size)).map((size) => packSizeLabel(size, language))
  const shades = unique(items.map(({ colour }) => colour)).map((colour) => inLanguage(colours[colour].label, language))
  const forms = unique(items.map(({ format }) => format)).map((format) => inLanguage(formats[format].label, language))
  const age = blueprint.age ?? group.age
  const parts = (blueprint.parts ?? []).map(({ title }) => inLanguage(title, language))
  const files = (blueprint.files ?? []).map((title) => inLanguage(title, language))
  const facts = [
    blueprint.recipe && recipeLine(sku, blueprint.recipe, language),
    blueprint.recipe && isMeal(product) && avoidsCommonFillers(blueprint.recipe) && phrases.noFillers,
    sizes.length > 1 && fill(chooseOne(`${sku} sizes`, phrases.sizes), { sizes: list(sizes, language) }),
    sizes.length === 1 && fill(isLength(items) ? phrases.oneLength : chooseOne(`${sku} sizes`, phrases.oneSize), { sizes: sizes.join() }),
    shades.length > 1 && fill(chooseOne(`${sku} colours`, phrases.colours), { colours: list(shades, language) }),
    forms.length > 1 && fill(chooseOne(`${sku} formats`, phrases.formats), { formats: list(forms, language) }),
    age && fill(chooseOne(`${sku} for`, phrases.age), { age: inLanguage(ages[age].label, language) }),
    ...detailsOf(blueprint.name, language),
    parts.length > 0 && fill(phrases.choose, { parts: list(parts, language) }),
    files.length > 0 && fill(phrases.files, { files: list(files, language) }),
  ].filter((fact) => typeof fact === 'string')
  return [...facts, ...(facts.length < FEW_FACTS && !FOR_ALL.includes(topicOf(product)) ? whoFor(product, language) : [])].map(capitalise)
}

/** The animal and the occasions that the product is for: what there is to say of every product. */
function whoFor({ blueprint, group }: PlannedProduct, language: Language): string[] {
  const phrases = factPhrases[language]
  const occasions = (blueprint.activity ?? group.activity ?? [])
    .map((key) => inLanguage(activities[key].label, language))
    .map((label) => (language === 'de' ? label : label.toLowerCase()))
  return [
    fill(phrases.animal, { animal: inLanguage(ANIMALS[blueprint.animal ?? group.animal], language) }),
    ...(occasions.length > 0 ? [fill(phrases.activities, { activities: list(occasions, language) })] : []),
  ]
}

function isLength(items: readonly PlannedItem[]): boolean {
  return items.some(({ size }) => size !== undefined && ['cm', 'm'].includes(parsePackSize(size).unit))
}

function recipeLine(sku: string, recipe: string, language: Language): string {
  const phrases = factPhrases[language]
  const parts = statedParts(recipe, language)
  if (parts.length > 0) return fill(phrases.parts, { parts: list(parts, language) })
  return fill(chooseOne(`${sku} first`, phrases.first), { first: firstIngredient(recipe, language) })
}

/** Food and treats of dogs and cats, whose owners look for it. */
function isMeal(product: PlannedProduct): boolean {
  return ['kibble', 'wet', 'diet', 'treat', 'chew'].includes(topicOf(product)) && ['dog', 'cat'].includes(product.group.animal)
}

export function topicOf({ blueprint, group }: PlannedProduct) {
  return blueprint.topic ?? group.topic
}

function paragraph(sentences: readonly string[]): string {
  return `<p>${sentences.join(' ')}</p>`
}

function list(words: readonly string[], language: Language): string {
  const and = { en: 'and', de: 'und', it: 'e' }[language]
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
}

function unique<T>(values: readonly (T | undefined)[]): T[] {
  return [...new Set(values.filter((value) => value !== undefined))] as T[]
}
