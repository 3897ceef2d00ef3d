import { useRouter } from '@tanstack/react-router'
import Heart from 'lucide-react/icons/heart'
import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLists } from './lists-context.ts'
import { type ToggledProduct, toggleProduct } from './toggle-product.ts'

export interface ToggleButtonsProps {
  product: ToggledProduct
  /** With labels, for the product page. */
  labelled?: boolean
}

/** Wishlist and compare buttons of a product: pressed when it is on the list. */
export function ToggleButtons({ product, labelled = false }: ToggleButtonsProps) {
  return (
    <div className={labelled ? 'toggles toggles-labelled' : 'toggles'}>
      <Toggle list="wishlist" {...{ product, labelled }} />
      <Toggle list="compare" {...{ product, labelled }} />
    </div>
  )
}

const ICONS = { wishlist: Heart, compare: Scale } as const
const MESSAGES = { wishlist: 'wishlist.title', compare: 'compare.action' } as const

function Toggle({ list, product, labelled }: { list: 'wishlist' | 'compare'; product: ToggledProduct; labelled: boolean }) {
  const t = useMessages()
  const view = useStoreView()
  const { api } = useRouter().options.context
  const isOn = useLists((state) => state[list].some(({ id }) => id === product.id))
  const [isBusy, setBusy] = useState(false)
  // A page has many of them; on the product page the visible label is enough.
  const label = t(`${list}.toggle`, { name: product.name })
  const name = labelled ? {} : { 'aria-label': label, title: label }

  async function handleClick() {
    if (isBusy) return
    setBusy(true)
    await toggleProduct(list, product, { api, view, t })
    setBusy(false)
  }

  return (
    <button type="button" className={`toggle toggle-${list}`} aria-pressed={isOn} aria-busy={isBusy} {...name} onClick={handleClick}>
      <Icon of={ICONS[list]} />
      {labelled && <span>{t(MESSAGES[list])}</span>}
    </button>
  )
}
