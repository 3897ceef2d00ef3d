import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { Chevron } from '../../ui/chevron.tsx'
import { useMessages } from '../messages/messages.tsx'
import { createHoverMenu } from '../navigation/hover-menu.ts'
import { type MenuItem, menuTreeQuery, topMenuQuery } from '../navigation/menu.ts'
import { lazyPart } from '../page-load/lazy-part.ts'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { useStoreView } from '../store-view/store-view.tsx'

const MegaPanel = lazyPart(async () => (await import('./mega-panel.tsx')).MegaPanel)

/** The main menu on desktop. The content of each panel is fetched on hover or focus. */
export function CategoryNav() {
  const t = useMessages()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const queryClient = useQueryClient()
  const { data: menu = [] } = useQuery(topMenuQuery(api, view))
  const [{ store, hover, click, close }] = useState(createHoverMenu)
  const openId = useStore(store, (state) => state.openId)
  const router = useRouter()

  useEffect(() => router.subscribe('onBeforeLoad', close), [router, close])

  function handleReach() {
    void queryClient.prefetchQuery(menuTreeQuery(api, view))
  }

  function handleKeyDown(event: KeyboardEvent<Element>) {
    if (event.key !== 'Escape') return
    // Closing the panel would lose the focus of a link inside it.
    const open = (event.target as Element).closest('[data-open]')
    open?.querySelector('button')?.focus()
    close()
  }

  /** Closes an open panel when the focus leaves it: it would cover what is focused next. A click on the page itself focuses nothing. */
  function handleBlur({ target, relatedTarget }: FocusEvent<Element>) {
    const open = relatedTarget && target.closest('[data-open]')
    if (open && !open.contains(relatedTarget)) close()
  }

  return (
    <nav
      aria-label={t('frame.categories')}
      className="category-nav"
      onPointerEnter={handleReach}
      onFocus={handleReach}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <CachedMarkup by={['category-nav', menu]}>
        {() => (
          <ul className="wrap">
            {menu.map((item) => (
              <li
                key={item.id}
                data-open={openId === item.id ? '' : undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && hover(item.id)}
                onPointerLeave={() => hover(null)}
              >
                <a href={item.href}>{item.name}</a>
                <button
                  type="button"
                  aria-expanded={openId === item.id}
                  aria-label={t('frame.showCategories', { name: item.name })}
                  onClick={() => click(item.id)}
                >
                  <Chevron size={16} />
                </button>
                {openId === item.id && (
                  <Suspense>
                    <OpenPanel item={item} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        )}
      </CachedMarkup>
    </nav>
  )
}

function OpenPanel({ item }: { item: MenuItem }) {
  const { api } = useRouter().options.context
  const view = useStoreView()
  const { data } = useQuery(menuTreeQuery(api, view))
  return <MegaPanel item={data?.find(({ id }) => id === item.id) ?? item} loading={!data} />
}
