import { createStore } from 'zustand/vanilla'

/** Spec §3 Newsletter state. On the server it stays empty. */
export interface NewsletterState {
  readonly isSubscribed: boolean
  readonly email: string | null
}

export const newsletterStore = createStore<NewsletterState>(() => ({ isSubscribed: false, email: null }))
