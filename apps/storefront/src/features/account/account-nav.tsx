import { useRouterState } from '@tanstack/react-router'
import { useHref } from '../../shell/href.ts'
import { openSession } from '../../shell/session.ts'
import { useWords } from '../../shell/words.tsx'

const PAGES = [
  { path: '/my-account', label: 'account.profile' },
  { path: '/my-account/shipping-details', label: 'account.shipping' },
  { path: '/my-account/orders', label: 'account.orders' },
  { path: '/my-account/newsletter', label: 'account.newsletter' },
] as const

/** The pages of the account, and the way out. */
export function AccountNav() {
  const t = useWords()
  const href = useHref()
  const current = useRouterState({ select: ({ location }) => location.pathname })

  return (
    <nav aria-label={t('account.title')} className="account-nav">
      <ul>
        {PAGES.map(({ path, label }) => (
          <li key={path}>
            <a href={href(path)} data-preload="off" aria-current={isAt(current, path) ? 'page' : undefined}>
              {t(label)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => void openSession().then((session) => session.logOut())}>
            {t('account.logOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function isAt(current: string, path: string): boolean {
  return current === path || (path !== '/my-account' && current.startsWith(path))
}
