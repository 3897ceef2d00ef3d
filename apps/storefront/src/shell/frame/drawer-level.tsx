import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useStore } from 'zustand'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMessages } from '../messages/messages.tsx'
import { type MenuItem, menuTreeQuery } from '../navigation/menu.ts'
import { createSubmenu } from '../navigation/submenu.ts'
import { useHref } from '../store-view/href.ts'
import { useStoreView } from '../store-view/store-view.tsx'

const submenu = createSubmenu()

/** One level of the category tree, with links up and down. */
export function DrawerLevel() {
  const t = useMessages()
  const href = useHref()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const { data: tree } = useQuery(menuTreeQuery(api, view))
  const { depth, path } = useStore(submenu.store)
  const parent = findItem(tree ?? [], path.slice(0, depth))

  if (!tree) return [1, 2, 3, 4, 5, 6].map((at) => <Skeleton key={at} className="mb-3 h-11" />)
  return (
    <nav aria-label={t('frame.categories')} key={depth} className="drawer-level">
      {parent && (
        <button type="button" onClick={submenu.back} className="drawer-back">
          <Icon of={ChevronLeft} />
          {t('frame.back')}
        </button>
      )}
      <ul>
        {parent && (
          <li>
            <a href={parent.href}>{t('frame.allOf', { name: parent.name })}</a>
          </li>
        )}
        {(parent?.children ?? tree).map((item) => (
          <li key={item.id}>
            <a href={item.href}>{item.name}</a>
            {item.children.length > 0 && (
              <button type="button" aria-label={t('frame.showCategories', { name: item.name })} onClick={() => submenu.open(item.id)}>
                <Icon of={ChevronRight} />
              </button>
            )}
          </li>
        ))}
        {!parent && (
          <li>
            <a href={href('/sale')}>{t('page.sale')}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The item that a path of ids leads to; null at the top. */
function findItem(tree: readonly MenuItem[], path: readonly number[]): MenuItem | null {
  const [id, ...rest] = path
  const item = tree.find((candidate) => candidate.id === id) ?? null
  return item && rest.length > 0 ? (findItem(item.children, rest) ?? item) : item
}
