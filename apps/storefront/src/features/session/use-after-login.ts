import { useRouter } from '@tanstack/react-router'
import { closeAuth, type RefusalText } from '../../shell/session/session.ts'
import { takeRedirect } from './redirect.ts'

/**
 * After a login: closes the dialog and opens the page that was requested before. docs/behaviour/session.md §15.2,
 * docs/behaviour/account.md §18.3.
 */
export function useAfterLogin(): (refusal: RefusalText) => RefusalText {
  const router = useRouter()
  return (refusal) => {
    if (refusal !== null) return refusal
    closeAuth()
    const wanted = takeRedirect()
    if (wanted !== null) void router.navigate({ href: wanted })
    return null
  }
}
