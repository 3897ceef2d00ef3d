import type { Language } from './language.ts'

/** Language, currency and tax country of a store view. Spec §1. */
export interface StoreView {
  readonly code: '' | 'de' | 'it'
  readonly storeId: number
  readonly language: Language
  readonly currency: 'ZAR' | 'EUR'
  readonly country: 'ZA' | 'DE' | 'IT'
}

export const STORE_VIEWS: readonly StoreView[] = [
  { code: '', storeId: 1, language: 'en', currency: 'ZAR', country: 'ZA' },
  { code: 'de', storeId: 3, language: 'de', currency: 'EUR', country: 'DE' },
  { code: 'it', storeId: 4, language: 'it', currency: 'EUR', country: 'IT' },
]
