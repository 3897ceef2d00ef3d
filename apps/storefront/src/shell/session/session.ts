import type { Customer, CustomerAddressInput, CustomerChange } from '@meerkat/contract/customer'
import { createStore } from 'zustand/vanilla'
import type { RefusedForm } from '../forms/to-refused.ts'
import { openLater } from '../page-load/open-later.ts'

/** The form in the dialog; null while it is closed. `login-needed` also says that the wanted page needs a login. Spec §3 UI state. */
export type AuthElem = 'login' | 'login-needed' | 'register' | 'forgot-pass'

export interface SessionState {
  /** False until it is known whether a customer is logged in: pages do not redirect before that. */
  readonly isKnown: boolean
  readonly token: string | null
  readonly user: Customer | null
  readonly authElem: AuthElem | null
}

/** The customer of this tab. The server always renders it as a guest. Spec §3 User state. */
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

/** A guest with the token of their order. */
export interface GuestRegistration {
  readonly token: string
  /** The address of the order, which becomes that of the account. */
  readonly email: string
  readonly password: string
}

/** Null on success, else the message to show. */
export type RefusalText = string | null

/**
 * Why a registration failed, with the fields that the server named, whatever the language of the text; null on success.
 * docs/behaviour/checkout.md §12.4, docs/behaviour/account.md §18.1.
 */
export type RefusedRegistration = RefusedForm | null

/** The actions of the session. docs/behaviour/session.md §15. */
export interface Session {
  readonly logIn: (credentials: Credentials) => Promise<RefusalText>
  /** Registers, and logs in with the same credentials. docs/behaviour/account.md §18.1. */
  readonly register: (registration: Registration) => Promise<RefusedRegistration>
  /** Registers the guest of an order, who gets the order, and logs in. docs/behaviour/orders.md §14.3. */
  readonly registerGuest: (guest: GuestRegistration) => Promise<RefusedRegistration>
  readonly logOut: () => Promise<void>
  /** The server has ended every session of this customer already: deletes their data from this device too. */
  readonly forget: () => Promise<void>
  /** Shows a change that waits for a network as if it were done, until the profile is loaded again. docs/behaviour/account.md §16.1. */
  readonly assumeProfile: (change: CustomerChange) => Promise<void>
  /** Reloads the profile. */
  readonly refreshProfile: () => Promise<void>
  /** Stores the customer's newest orders, which the history shows without a server. docs/behaviour/orders.md §17. */
  readonly refreshOrders: () => Promise<void>
}

const later = openLater<Session>()

/** The actions of the session. The first call loads their JavaScript. */
export const openSession = later.open

/** Sets how the session is opened, after hydration. */
export const provideSession = later.provide

export function openAuth(authElem: AuthElem = 'login'): void {
  sessionStore.setState({ authElem })
}

export function closeAuth(): void {
  sessionStore.setState({ authElem: null })
}
