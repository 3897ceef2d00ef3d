import type { Product } from '@meerkat/contract/product'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { quantityRule } from '@meerkat/domain/stock/check-quantity'
import { productLink } from '@meerkat/domain/urls/product-link'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCharge } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

export interface GroupedMembersProps {
  members: readonly Product[]
  pieces: Readonly<Record<string, number>>
  onChange: (sku: string, qty: number) => void
}

/** The members of a grouped product, each with its own quantity; each becomes a separate cart line. docs/wire.md §17.2. */
export function GroupedMembers({ members, pieces, onChange }: GroupedMembersProps) {
  const t = useMessages()
  const charge = useCharge()
  const view = useStoreView()
  return (
    <ul className="members" aria-label={t('product.members')}>
      {members.map((member) => (
        <li key={member.sku} className="member">
          <Picture path={member.image} shape={SHAPES.thumbnail} alt="" sizes="4rem" />
          <div>
            <a href={productLink(member, view)} className="link">
              {member.name}
            </a>
            <p className="amounts">{charge(shownPrice(member, view.tax).now)}</p>
          </div>
          {member.stock?.is_in_stock === false ? (
            <p className="stock-out">{t('tile.out')}</p>
          ) : (
            <Stepper
              value={pieces[member.sku] ?? 0}
              min={0}
              max={quantityRule(member.stock).maximum ?? undefined}
              step={quantityRule(member.stock).step}
              label={t('cart.quantityOf', { name: member.name })}
              decreaseLabel={t('cart.oneLess', { name: member.name })}
              increaseLabel={t('cart.oneMore', { name: member.name })}
              onChange={(qty) => onChange(member.sku, qty)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
