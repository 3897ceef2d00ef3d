import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useHref } from '../../../shell/store-view/href.ts'
import { hasOwnCalls } from '../../../shell/store-view/stores.ts'
import { listPages } from './list-pages.ts'
import { LogOut } from './log-out.tsx'

const PAGES = listPages({ hasOwnCalls, hasLoyalty: import.meta.env.LOYALTY })

/** Links to the pages of the account, and the logout. */
export function AccountNav() {
  const t = useMessages()
  const href = useHref()
  const current = useRouterState({ select: ({ location }) => location.pathname })
  const nav = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    // On phones the links are in a scrolling strip: scroll the current one into view, before it is painted, so that no link moves away under
    // a finger.
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]')
    const strip = open?.closest('ul')
    if (open && strip) strip.scrollLeft = open.offsetLeft - strip.offsetLeft - (strip.clientWidth - open.offsetWidth) / 2
    // Run again after every navigation.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current])

  return (
    <nav ref={nav} aria-label={t('account.title')} className="account-nav">
      <ul>
        {PAGES.map(({ path, label }) => (
          <li key={path}>
            <a href={href(path)} data-preload="off" aria-current={isAt(current, path) ? 'page' : undefined}>
              {t(label)}
            </a>
          </li>
        ))}
        <li>
          <LogOut />
        </li>
      </ul>
    </nav>
  )
}

function isAt(current: string, path: string): boolean {
  return current === path || (path !== '/my-account' && current.startsWith(path))
}
