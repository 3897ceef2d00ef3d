import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../shell/messages/messages.tsx'
import { showIncompleteNotice } from '../../shell/page-load/show-incomplete-notice.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { useLists } from './lists-context.ts'
import type { ToggledProduct } from './toggle-product.ts'

export interface ListTogglesProps {
  product: ToggledProduct
  /** Shows labels beside the icons, for the product page. */
  labelled?: boolean
}

/** Wishlist and compare buttons of a product: rendered from the first frame, pressed when the product is on the list. */
export function ListToggles({ product, labelled = false }: ListTogglesProps) {
  return (
    <div className={labelled ? 'toggles toggles-labelled' : 'toggles'}>
      <Toggle list="wishlist" {...{ product, labelled }} />
      <Toggle list="compare" {...{ product, labelled }} />
    </div>
  )
}

const MESSAGES = { wishlist: 'wishlist.title', compare: 'compare.action' } as const

function Toggle({ list, product, labelled }: { list: 'wishlist' | 'compare'; product: ToggledProduct; labelled: boolean }) {
  const t = useMessages()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const isOn = useLists((lists) => (lists.loaded ? lists[list].some(({ id }) => id === product.id) : undefined))
  // The label with the name of the product is loaded with the lists; a shorter one is shown before.
  const label = isOn === undefined ? t(MESSAGES[list]) : t(`${list}.toggle`, { name: product.name })

  async function handleClick() {
    const { toggleProduct } = await import('./toggle-product.ts')
    await toggleProduct(list, product, { api, view, t })
  }

  return (
    <button
      type="button"
      className={`toggle toggle-${list}`}
      aria-pressed={isOn}
      title={labelled ? undefined : label}
      onClick={() => handleClick().catch(showIncompleteNotice)}
    >
      {labelled && <span>{t(MESSAGES[list])}</span>}
    </button>
  )
}
