import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Chevron } from '../../ui/chevron.tsx'
import { useMessages } from '../messages/messages.tsx'
import { type MenuItem, menuTreeQuery, topMenuQuery } from '../navigation/menu.ts'
import { CachedMarkup } from '../rendering/cached-markup.tsx'
import { useStoreView } from '../store-view/store-view.tsx'

const MegaPanel = lazy(() => import('./mega-panel.tsx').then(({ MegaPanel }) => ({ default: MegaPanel })))

/** A pointer that only crosses the menu does not open it. */
const HOVER_MS = 120

/** The main menu on desktop. The content of each panel is fetched on hover or focus. */
export function CategoryNav() {
  const t = useMessages()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const queryClient = useQueryClient()
  const { data: menu = [] } = useQuery(topMenuQuery(api, view))
  const [openId, setOpenId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const router = useRouter()

  useEffect(() => router.subscribe('onBeforeLoad', () => setOpenId(null)), [router])
  useEffect(() => () => clearTimeout(timer.current), [])

  function handleReach() {
    void queryClient.prefetchQuery(menuTreeQuery(api, view))
  }

  function handleHover(id: number | null) {
    clearTimeout(timer.current)
    timer.current = setTimeout(setOpenId, HOVER_MS, id)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpenId(null)
  }

  return (
    <nav
      aria-label={t('frame.categories')}
      className="category-nav"
      onPointerEnter={handleReach}
      onFocus={handleReach}
      onKeyDown={handleKeyDown}
    >
      <CachedMarkup by={['category-nav', menu]}>
        {() => (
          <ul className="wrap">
            {menu.map((item) => (
              <li
                key={item.id}
                data-open={openId === item.id ? '' : undefined}
                onPointerEnter={(event) => event.pointerType === 'mouse' && handleHover(item.id)}
                onPointerLeave={() => handleHover(null)}
              >
                <a href={item.href}>{item.name}</a>
                <button
                  type="button"
                  aria-expanded={openId === item.id}
                  aria-label={t('frame.showCategories', { name: item.name })}
                  onClick={() => setOpenId(openId === item.id ? null : item.id)}
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
