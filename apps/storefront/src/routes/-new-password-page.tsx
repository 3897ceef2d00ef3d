import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ResetScreen } from '../features/account/password-reset/reset-screen.tsx'
import { useHref } from '../shell/store-view/href.ts'

export interface NewPasswordProps {
  email: unknown
  token: unknown
}

/** An incomplete link redirects to the home page. docs/behaviour/account.md §18.2. */
export function NewPassword({ email, token }: NewPasswordProps) {
  const href = useHref()
  const router = useRouter()
  const isWhole = typeof email === 'string' && typeof token === 'string' && email !== '' && token !== ''

  useEffect(() => {
    if (!isWhole) void router.navigate({ href: href('/'), replace: true })
    // Run once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWhole])

  return isWhole ? <ResetScreen email={email} token={token} /> : null
}
