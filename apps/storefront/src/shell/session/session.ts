import type { Customer, CustomerAddressInput } from '@meerkat/contract/customer'
import { createStore } from 'zustand/vanilla'
import { openLater } from '../page-load/open-later.ts'

/** What the dialog asks for; null while it is closed. Spec §3 UI state. */
export type AuthElem = 'login' | 'register' | 'forgot-pass'

export interface SessionState {
  /** False until it is known whether somebody is logged in: nobody is sent away before. */
  readonly isKnown: boolean
  readonly token: string | null
  readonly user: Customer | null
  readonly authElem: AuthElem | null
}

/** Who is logged in, in this tab. The server renders it as nobody and never changes it. Spec §3 User state. */
export const sessionStore = createStore<SessionState>(() => ({ isKnown: false, token: null, user: null, authElem: null }))

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Registration extends Credentials {
  readonly firstName: string
  readonly lastName: string
  readonly addresses?: readonly CustomerAddressInput[]
}

/** Null when it went well, else the sentence to show. */
export type Refusal = string | null

/** Why somebody could not be registered; null when it went well. */
export type RefusedRegistration = {
  readonly text: string
  /**
   * The field that the server named, whatever the language of the text. docs/behaviour/checkout.md §12.4, docs/behaviour/account.md §18.1.
   */
  readonly field: 'password' | 'email' | null
} | null

/** What can be done about who is logged in. docs/behaviour/session.md §15. */
export interface Session {
  readonly logIn: (credentials: Credentials) => Promise<Refusal>
  /** Registers, and logs in with the same words. docs/behaviour/account.md §18.1. */
  readonly register: (registration: Registration) => Promise<RefusedRegistration>
  readonly logOut: () => Promise<void>
  /** The server has ended every session of this person already: this device forgets them too. */
  readonly forget: () => Promise<void>
  /** Asks for the profile again. */
  readonly refreshProfile: () => Promise<void>
}

const later = openLater<Session>()

/** What can be done with the session. The first call loads its JavaScript. */
export const openSession = later.open

/** Sets how the session is opened, after hydration. */
export const provideSession = later.provide

export function openAuth(authElem: AuthElem = 'login'): void {
  sessionStore.setState({ authElem })
}

export function closeAuth(): void {
  sessionStore.setState({ authElem: null })
}
