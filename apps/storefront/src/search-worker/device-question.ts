import type { SearchHit, SearchResponse } from '@meerkat/contract/search'
import type { Packs } from './choose-packs.ts'

/** What the page asks of the device's catalogue. */
export type DeviceQuestion =
  /** Loads stored packs, and current ones from the API when allowed. Answered when a first attempt is over. */
  | { readonly kind: 'open'; readonly index: string; readonly packs: Packs }
  | { readonly kind: 'search'; readonly entity: string; readonly index: string; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'url'; readonly path: string }

/** For `open`: whether there is a catalogue, and the fee of cash on delivery in the last description. Null: the device cannot answer. */
export type DeviceAnswer =
  | { readonly isReady: boolean; readonly cashFeeCents: number }
  | { readonly found: SearchResponse }
  | { readonly target: SearchHit | null }
  | null

export interface QuestionMessage {
  readonly id: number
  readonly question: DeviceQuestion
}

export interface AnswerMessage {
  readonly id: number
  readonly answer: DeviceAnswer
}
