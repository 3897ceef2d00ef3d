import UserRound from 'lucide-react/icons/user-round'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../shell/messages/messages.tsx'
import { closePanels } from '../../shell/navigation/panels.ts'
import { openAuth, sessionStore } from '../../shell/session/session.ts'
import { useHref } from '../../shell/store-view/href.ts'
import { Icon } from '../../ui/icon.tsx'

export interface AccountButtonProps {
  /** Shows the label beside the icon, for the drawer on phones. */
  withLabel?: boolean
  className?: string
}

/** Opens the account, or the login dialog for guests. Without JavaScript it links to the account page. */
export function AccountButton({ withLabel = false, className = 'icon-button' }: AccountButtonProps) {
  const t = useMessages()
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
      data-logged-in={isIn ? '' : undefined}
      data-preload="off"
      onClick={handleClick}
    >
      <Icon of={UserRound} />
      <span className={withLabel ? undefined : 'sr-only'}>{t(isIn ? 'frame.account' : 'frame.logIn')}</span>
    </a>
  )
}
