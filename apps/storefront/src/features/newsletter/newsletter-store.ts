import { createStore } from 'zustand/vanilla'

/** Spec §3 Newsletter state. The server renders it as nobody's and never changes it. */
export interface NewsletterState {
  readonly isSubscribed: boolean
  readonly email: string | null
}

export const newsletterStore = createStore<NewsletterState>(() => ({ isSubscribed: false, email: null }))
