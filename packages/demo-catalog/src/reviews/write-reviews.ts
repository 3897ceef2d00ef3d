import { REVIEW_APPROVED, REVIEW_PENDING, type Review } from '@meerkat/contract/review'
import { colours } from '../attributes/choices.ts'
import { packSizeLabel, parsePackSize } from '../attributes/pack-size.ts'
import { dayFrom, timeOfDay } from '../calendar.ts'
import { chance, chooseNumber, chooseOne, chooseSome } from '../chance.ts'
import { topicOf } from '../documents/product-text.ts'
import { firstIngredient } from '../ingredients.ts'
import { capitalise, fill, inLanguage, type Language } from '../language.ts'
import { isShown, type PlannedProduct } from '../plan/planned-product.ts'
import { STORE_VIEWS, type StoreView } from '../store-view.ts'
import { animals } from './animals.ts'
import { type OpinionKind, type Opinions, opinionKind, useOf } from './opinions.ts'
import { opinionsDe } from './opinions-de.ts'
import { opinionsEn } from './opinions-en.ts'
import { opinionsIt } from './opinions-it.ts'
import { nicknames, pets } from './people.ts'

const REJECTED = 3
const BY_CUSTOMER = 1
const BY_GUEST = 3
const RATING_NAMES: Readonly<Record<Language, string>> = { en: 'Rating', de: 'Bewertung', it: 'Valutazione' }
const OPINIONS: Readonly<Record<Language, Opinions>> = { en: opinionsEn, de: opinionsDe, it: opinionsIt }

/** How many reviews a product may get per store: the home market writes most. */
const MAX_PER_PRODUCT = { '': 4, de: 2, it: 1 } as const

/** Reviews of visible products; reviews of variants belong to their parent. `docs/wire.md §17.6`. */
export function writeReviews(products: readonly PlannedProduct[], asOf: string): Review[] {
  const drafts = products.filter(isShown).flatMap((product) =>
    STORE_VIEWS.flatMap((view) => {
      const count = chooseNumber(`${product.sku} reviews ${view.code}`, 0, MAX_PER_PRODUCT[view.code])
      return Array.from({ length: count }, (_, index) => writeReview(product, view, `${product.sku} ${view.language} ${index}`, asOf))
    }),
  )
  return drafts.map((review, index) => ({ id: index + 1, ...review }))
}

function writeReview(product: PlannedProduct, view: StoreView, name: string, asOf: string) {
  const stars = drawStars(name)
  const pet = chooseOne(`${name} pet`, pets[view.language][product.blueprint.animal ?? product.group.animal])
  const { title, detail } = wording(product, view.language, { stars, name, pet })
  const animal = chance(`${name} tells`) < 0.7 ? animals[pet] : undefined
  const isCustomer = chance(`${name} type`) < 0.6
  const helpful = chooseNumber(`${name} helpful`, -4, 9)
  // No review is older than its product.
  const daysAgo = chooseNumber(`${name} day`, 0, Math.max(0, product.ageDays - 2))
  return {
    product_id: product.id,
    title,
    detail,
    nickname: chooseOne(`${name} who`, nicknames[view.language]),
    review_entity: 'product',
    review_type: isCustomer ? BY_CUSTOMER : BY_GUEST,
    review_status: drawStatus(name),
    created_at: `${dayFrom(asOf, -daysAgo).slice(0, 10)} ${timeOfDay(chance(`${name} time`))}`,
    store_id: view.storeId,
    stores: [view.storeId],
    customer_id: null,
    ratings: [{ rating_name: RATING_NAMES[view.language], value: stars }],
    ...(animal && { animal }),
    ...(isCustomer && chance(`${name} bought`) < 0.8 && { verified_purchase: true }),
    ...(helpful > 0 && { helpful }),
  }
}

/** Distribution of ratings: mostly good. */
function drawStars(name: string): number {
  const draw = chance(`${name} stars`)
  if (draw < 0.52) return 5
  if (draw < 0.82) return 4
  if (draw < 0.92) return 3
  return draw < 0.97 ? 2 : 1
}

function drawStatus(name: string): number {
  const draw = chance(`${name} status`)
  if (draw < 0.94) return REVIEW_APPROVED
  return draw < 0.98 ? REVIEW_PENDING : REJECTED
}

interface Mood {
  readonly stars: number
  /** Of the review: draws the sentences. */
  readonly name: string
  readonly pet: string
}

function wording(product: PlannedProduct, language: Language, { stars, name, pet }: Mood): { title: string; detail: string } {
  const opinions = OPINIONS[language]
  const kind = opinionKind(topicOf(product))
  const praise = opinions.praise[kind]
  // These sentences do not fit services.
  const chatty = kind !== 'service' && kind !== 'lesson'
  const mood = stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor'
  const title = chooseOne(`${name} title`, mood === 'good' ? opinions.titles[kind] : opinions[mood].titles)
  const sentences =
    mood === 'good'
      ? [
          ...(chatty && chance(`${name} opens`) < 0.3 ? [chooseOne(`${name} opening`, opinions.openings)] : []),
          ...chooseSome(`${name} praise`, praise, stars === 5 ? 2 : 1),
          ...aboutProduct(product, language, { kind, name, pet }),
        ]
      : chooseSome(`${name} says`, opinions[mood].sentences[useOf(kind)], 2)
  return { title: capitalise(fill(title, { pet })), detail: sentences.map((sentence) => capitalise(fill(sentence, { pet }))).join(' ') }
}

/** Kinds of products that are eaten or used up. */
const USED_UP: readonly OpinionKind[] = ['meal', 'feed', 'treat', 'health', 'care', 'litter']
const WEIGHED = ['g', 'kg', 'ml', 'l']

/** A sentence that fits this product only: about its first ingredient, a size or a colour of it. */
function aboutProduct(
  { blueprint, items }: PlannedProduct,
  language: Language,
  review: { kind: OpinionKind; name: string; pet: string },
): string[] {
  const { facts } = OPINIONS[language]
  const { recipe } = blueprint
  const item = items.length > 0 ? chooseOne(`${review.name} item`, items) : undefined
  const size = item?.size && USED_UP.includes(review.kind) && WEIGHED.includes(parsePackSize(item.size).unit) ? item.size : null
  // Cereals are no reason to buy a food.
  const first =
    recipe && (review.kind === 'meal' || review.kind === 'treat') && !/^(?:maize|wheat|rice|brewers)/.test(recipe) ? recipe : null
  const shade = item?.colour && inLanguage(colours[item.colour].label, language)
  const sentences = [
    ...(first ? facts.first.map((text) => text.replace('{first}', firstIngredient(first, language))) : []),
    ...(size ? facts.size.map((text) => text.replace('{size}', packSizeLabel(size, language))) : []),
    ...(shade ? facts.colour.map((text) => text.replace('{colour}', language === 'de' ? shade : shade.toLowerCase())) : []),
  ]
  return sentences.length > 0 ? [chooseOne(`${review.name} fact`, sentences)] : []
}
