import type { Topic } from '../texts/topic.ts'

/** Topics of reviews: products of one kind get reviews on the same topics. */
export type OpinionKind =
  | 'meal'
  | 'feed'
  | 'treat'
  | 'health'
  | 'parasite'
  | 'clinic'
  | 'care'
  | 'tool'
  | 'play'
  | 'home'
  | 'litter'
  | 'tech'
  | 'gear'
  | 'service'
  | 'lesson'

/** What products are used for, as far as it matters to what may be wrong with them. */
export type Use = 'eaten' | 'applied' | 'thing' | 'litter' | 'service'

interface Criticism {
  readonly titles: readonly string[]
  readonly sentences: Readonly<Record<Use, readonly string[]>>
}

/** Titles and sentences by rating; a review is a title and two or three sentences. `{pet}` is an animal with its name. */
export interface Opinions {
  /** Of good reviews. */
  readonly openings: readonly string[]
  readonly fair: Criticism
  readonly poor: Criticism
  /** Titles of good reviews: each says what is good. */
  readonly titles: Readonly<Record<OpinionKind, readonly string[]>>
  /** About the product itself. A sentence is left out when the product lacks a fact that it mentions. */
  readonly facts: Readonly<Record<'first' | 'size' | 'colour', readonly string[]>>
  /** What is good about this kind of thing. */
  readonly praise: Readonly<Record<OpinionKind, readonly string[]>>
}

const KINDS: Readonly<Record<Topic, OpinionKind>> = {
  kibble: 'meal',
  wet: 'meal',
  diet: 'meal',
  raw: 'meal',
  milk: 'meal',
  treat: 'treat',
  chew: 'treat',
  supplement: 'health',
  dental: 'health',
  parasite: 'parasite',
  wormer: 'parasite',
  dip: 'parasite',
  clinic: 'clinic',
  wash: 'care',
  brush: 'tool',
  'water-care': 'tech',
  tank: 'tech',
  'tank-gear': 'tech',
  'reptile-gear': 'tech',
  litter: 'litter',
  bed: 'home',
  scratcher: 'home',
  cage: 'home',
  'wild-home': 'home',
  'tele-vet': 'service',
  class: 'lesson',
  guide: 'lesson',
  'bird-food': 'feed',
  'fish-food': 'feed',
  'reptile-food': 'feed',
  'rodent-food': 'feed',
  hay: 'feed',
  'horse-feed': 'feed',
  'farm-feed': 'feed',
  'wild-food': 'feed',
  toy: 'play',
  'rodent-gear': 'play',
  'bird-gear': 'play',
  walking: 'gear',
  carrier: 'gear',
  training: 'gear',
  bowl: 'gear',
  'horse-gear': 'gear',
  'farm-gear': 'gear',
  kit: 'gear',
  everyday: 'gear',
  oddity: 'gear',
}

export function opinionKind(topic: Topic): OpinionKind {
  return KINDS[topic]
}

const USES: Readonly<Record<OpinionKind, Use>> = {
  meal: 'eaten',
  feed: 'eaten',
  treat: 'eaten',
  health: 'applied',
  parasite: 'applied',
  clinic: 'applied',
  care: 'applied',
  tool: 'thing',
  play: 'thing',
  home: 'thing',
  tech: 'thing',
  gear: 'thing',
  litter: 'litter',
  service: 'service',
  lesson: 'service',
}

export function useOf(kind: OpinionKind): Use {
  return USES[kind]
}
