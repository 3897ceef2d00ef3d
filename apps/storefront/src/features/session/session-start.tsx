import { addMessages } from '@meerkat/i18n/messages'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { databaseName } from '../../offline/storage/database-name.ts'
import { provideSendWithToken, type SendWithToken } from '../../shell/api/send-as-customer.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { openOnce } from '../../shell/page-load/open-once.ts'
import { provideSession, sessionStore } from '../../shell/session/session.ts'
import { openSessionHint } from '../../shell/session/session-hint.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'

export interface SessionStartProps {
  readonly onLogin: () => Promise<void>
  readonly onLogout: () => Promise<void>
}

let started = false

function sendAsGuest(): SendWithToken {
  sessionStore.setState({ isKnown: true })
  return (call, send) => send(call)
}

/**
 * Finds out whether a customer is logged in. Its JavaScript is loaded for customers, and when someone logs in or registers. Part of
 * the root route, before everything that calls the API for a customer. docs/behaviour/session.md §15.1.
 */
export function SessionStart({ onLogin, onLogout }: SessionStartProps) {
  const router = useRouter()
  const { api, i18n, queryClient } = router.options.context
  const { storeCode } = useStoreView()
  const t = useMessages()

  useEffect(() => {
    if (started) return
    started = true
    const hint = openSessionHint(databaseName(storeCode))
    const open = openOnce(async () => {
      const [module] = await Promise.all([import('./open-session.ts'), addMessages(i18n, 'account'), addMessages(i18n, 'checkout')])
      const session = await module.openSession({
        api,
        queryClient,
        storeCode,
        findPage: () => router.state.location.href,
        t,
        hint,
        onLogin,
        onLogout,
      })
      provideSendWithToken(session.send)
      return session
    })
    provideSession(open)
    hint.subscribe(() => void open())
    if (!hint.isSet()) return sessionStore.setState({ isKnown: true })
    // When the session's JavaScript cannot be loaded, send calls as a guest's: otherwise they would wait for ever.
    provideSendWithToken(open().then(({ send }) => send, sendAsGuest))
  }, [router, api, i18n, queryClient, storeCode, t, onLogin, onLogout])

  return null
}
