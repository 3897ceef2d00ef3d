import { type MouseEvent, memo, type ReactNode } from 'react'
import { shallow } from 'zustand/shallow'
import { Picture } from '../../shell/images/picture.tsx'
import { SHAPES } from '../../shell/images/picture-sources.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { useCharge, usePrice, useTaxNote } from '../../shell/store-view/format.ts'
import { useCatalogueLang } from '../../shell/store-view/store-view.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Price } from '../../ui/price.tsx'
import type { PanelTarget } from './panel-options.ts'
import type { FoundGroup, FoundProduct } from './panel-query.ts'

export interface RowProps {
  id: string
  isActive: boolean
  onChoose: (target: PanelTarget) => void
}

/** Attributes of the element of an option. */
export function toOption({ id, isActive, onChoose }: RowProps, target: PanelTarget) {
  return {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick(event: MouseEvent) {
      // Leave opening a new tab to the browser.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onChoose(target)
    },
  }
}

type IconShape = Parameters<typeof Icon>[0]['of']

export function TermOption({ icon, term, children, ...row }: RowProps & { icon: IconShape; term: string; children: ReactNode }) {
  return (
    <div {...toOption(row, { term })} className="search-term">
      <Icon of={icon} size={18} />
      {children}
    </div>
  )
}

export interface ProductOptionProps extends RowProps {
  product: FoundProduct
}

/** Not rendered again when the same product stays in the same place after a keystroke. */
export const ProductOption = memo(function ProductOption({ product, ...row }: ProductOptionProps) {
  const t = useMessages()
  const price = usePrice()
  const charge = useCharge()
  const taxNote = useTaxNote()
  const lang = useCatalogueLang()
  return (
    <a href={product.href} {...toOption(row, product)} className="search-product">
      <Picture path={product.image} shape={SHAPES.thumbnail} alt="" sizes="56px" eager />
      <span className="search-name">
        <span lang={lang}>{product.name}</span>
        {taxNote && <small className="block">{taxNote}</small>}
      </span>
      <Price
        now={charge(product.price)}
        before={product.priceBefore === undefined ? undefined : price(product.priceBefore)}
        nowLabel={t('price.now')}
        beforeLabel={t('price.before')}
      />
    </a>
  )
}, isSameRow)

/** Compares by value, because each answer has new objects. */
export function isSameRow({ product: before, ...row }: ProductOptionProps, { product, ...next }: ProductOptionProps): boolean {
  return shallow(row, next) && shallow(before, product)
}

export function GroupOption({ group, kind, icon, ...row }: RowProps & { group: FoundGroup; kind: string; icon: IconShape }) {
  return (
    <a href={group.href} {...toOption(row, group)} className="search-group">
      <Icon of={icon} size={18} />
      <span className="search-name">{group.name}</span>
      <small>{kind}</small>
    </a>
  )
}
