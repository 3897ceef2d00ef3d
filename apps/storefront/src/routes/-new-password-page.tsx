import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { ResetScreen } from '../features/account/password-reset/reset-screen.tsx'
import { useHref } from '../shell/store-view/href.ts'
import { givenText, toQuery } from '../shell/store-view/to-query.ts'

/** An incomplete link redirects to the home page. docs/behaviour/account.md §18.2. */
export function NewPassword() {
  const search = useSearch({ strict: false, select: toQuery })
  const email = givenText(search['email'])
  const token = givenText(search['token'])
  const href = useHref()
  const router = useRouter()
  const isWhole = email !== null && token !== null

  const goHome = useEffectEvent(() => void router.navigate({ href: href('/'), replace: true }))
  useEffect(() => {
    if (!isWhole) goHome()
  }, [isWhole])

  return isWhole ? <ResetScreen email={email} token={token} /> : null
}
