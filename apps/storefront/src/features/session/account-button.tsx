import UserRound from 'lucide-react/icons/user-round'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { useHref } from '../../shell/href.ts'
import { closePanels } from '../../shell/panels.ts'
import { openAuth, sessionStore } from '../../shell/session.ts'
import { useWords } from '../../shell/words.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface AccountButtonProps {
  /** Beside the icon, as in the drawer of a phone. */
  withLabel?: boolean
  className?: string
}

/** To the account, or to the login dialog for whoever is not in. Without JavaScript it leads to the account's page. */
export function AccountButton({ withLabel = false, className = 'icon-button' }: AccountButtonProps) {
  const t = useWords()
  const href = useHref()
  const isIn = useStore(sessionStore, ({ token }) => token !== null)

  function handleClick(event: MouseEvent) {
    if (isIn) return
    event.preventDefault()
    closePanels()
    openAuth()
  }

  return (
    <a
      href={href('/my-account')}
      className={`account-button ${className}`}
      data-in={isIn ? '' : undefined}
      data-preload="off"
      onClick={handleClick}
    >
      <Icon of={UserRound} />
      <span className={withLabel ? undefined : 'sr-only'}>{t(isIn ? 'frame.account' : 'frame.logIn')}</span>
    </a>
  )
}
