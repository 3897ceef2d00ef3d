import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMessages } from '../messages/messages.tsx'
import { openPanel } from '../navigation/panels.ts'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { useHref } from '../store-view/href.ts'
import { Announcement } from './announcement.tsx'
import { Brand } from './brand.tsx'
import { CategoryNav } from './category-nav.tsx'

export interface HeaderProps {
  /** The search field on desktop; on phones it opens with one tap. */
  search: ReactNode
  /** Shown at the right end: the cart with its live count. */
  actions: ReactNode
}

/** The strip and the categories scroll away; the bar with logo, search and cart stays. */
export function Header({ search, actions }: HeaderProps) {
  const t = useMessages()
  const href = useHref()
  return (
    <header className="header">
      <Announcement />
      <CachedMarkup by={['header-bar']}>
        {() => (
          <div className="header-bar on-frame">
            <div className="wrap">
              <IconButton
                label={t('frame.menu')}
                icon={<Icon of={Menu} size={24} />}
                className="header-menu"
                onClick={() => openPanel('sidebar')}
              />
              <Brand />
              <div className="header-search">{search}</div>
              <div className="header-actions">
                <a href={href('/search')} className="icon-button header-search-link" aria-label={t('search.open')} onClick={handleSearch}>
                  <Icon of={Search} size={24} />
                </a>
                {actions}
              </div>
            </div>
          </div>
        )}
      </CachedMarkup>
      <CategoryNav />
    </header>
  )
}

/** After hydration the panel opens in place; before that, the link works. */
export function handleSearch(event: { preventDefault(): void }): void {
  event.preventDefault()
  openPanel('searchpanel')
}
