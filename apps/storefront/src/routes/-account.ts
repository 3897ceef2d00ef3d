import type { Customer } from '@meerkat/contract/customer'
import { addMessages, type I18n } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from 'zustand'
import { rememberRedirect } from '../features/session/redirect.ts'
import { openAuth, sessionStore } from '../shell/session/session.ts'
import { useHref } from '../shell/store-view/href.ts'

/** Forms use the field labels of the checkout, and orders the amount labels of the cart. */
export async function loadAccountMessages(i18n: I18n): Promise<void> {
  await Promise.all([addMessages(i18n, 'account'), addMessages(i18n, 'checkout'), addMessages(i18n, 'cart')])
}

/** The logged-in customer; null until that is known. Guests are sent home and asked to log in. docs/behaviour/account.md §18.3. */
export function useCustomer(): Customer | null {
  const href = useHref()
  const router = useRouter()
  const isLoggedOut = useStore(sessionStore, ({ isKnown, token }) => isKnown && token === null)
  const user = useStore(sessionStore, (state) => state.user)

  const sendHome = useEffectEvent(() => {
    // After a logout on the page itself, do not ask for a login.
    if (!wasLoggedIn) {
      rememberRedirect(router.state.location.href)
      openAuth('login-needed')
    }
    wasLoggedIn = false
    void router.navigate({ href: href('/'), replace: true })
  })
  useEffect(() => {
    if (isLoggedOut) sendHome()
  }, [isLoggedOut])

  useEffect(() => {
    if (user) wasLoggedIn = true
  }, [user])

  return user
}

/** Whether a logged-in customer has seen the account since the page was loaded. */
let wasLoggedIn = false
