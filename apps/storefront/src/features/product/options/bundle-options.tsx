import type { Product } from '@meerkat/contract/product'
import type { BundleOption } from '@meerkat/contract/product-links'
import { ownQuantity } from '@meerkat/domain/pricing/bundle-selections'
import type { BundleChoices } from '@meerkat/domain/pricing/price-linked-products'
import { rowPrice } from '@meerkat/domain/pricing/row-price'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCharge } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { Radio } from '../../../ui/choice.tsx'
import { Stepper } from '../../../ui/stepper.tsx'

export interface BundleOptionsProps {
  options: readonly BundleOption[]
  members: readonly Product[]
  choices: BundleChoices
  /** Options that still need a selection. */
  missing: readonly number[]
  onChange: (optionId: number, choice: BundleChoices[number]) => void
}

/** One group of choices per bundle option, with the price of each choice. docs/behaviour/prices.md §4.4. */
export function BundleOptions({ options, members, choices, missing, onChange }: BundleOptionsProps) {
  const t = useMessages()
  const charge = useCharge()
  const { tax } = useStoreView()

  return options.map(({ option_id, title, required, product_links }) => {
    const choice = choices[option_id]
    const chosen = product_links.find(({ id }) => choice && id === String(choice.selection))
    return (
      <fieldset key={option_id} className="option-set" aria-describedby={missing.includes(option_id) ? `bundle-${option_id}` : undefined}>
        <legend>{title}</legend>
        {!required && (
          <Radio
            name={`bundle-${option_id}`}
            label={t('product.noneOfThese')}
            checked={!choice}
            onChange={() => onChange(option_id, null)}
          />
        )}
        {product_links.map((link) => {
          const member = members.find(({ sku }) => sku === link.sku)
          if (!member) return null
          const isOut = member.stock?.is_in_stock === false
          return (
            <Radio
              key={link.id}
              name={`bundle-${option_id}`}
              label={
                <span className="bundle-choice">
                  <Picture path={member.image} shape={SHAPES.thumbnail} alt="" sizes="3.5rem" />
                  {isOut ? t('product.valueSoldOut', { label: member.name }) : member.name}
                </span>
              }
              aside={charge(rowPrice(shownPrice(member, tax).now, ownQuantity(link)))}
              disabled={isOut}
              checked={chosen?.id === link.id}
              onChange={() => onChange(option_id, { selection: link.id, qty: ownQuantity(link) })}
            />
          )
        })}
        {choice && chosen?.can_change_quantity ? (
          <Stepper
            value={Number(choice.qty)}
            label={t('cart.quantityOf', { name: title })}
            decreaseLabel={t('cart.oneLess', { name: title })}
            increaseLabel={t('cart.oneMore', { name: title })}
            onChange={(qty) => onChange(option_id, { ...choice, qty })}
          />
        ) : null}
        {missing.includes(option_id) && (
          <p id={`bundle-${option_id}`} role="alert" className="field-error">
            {t('form.greaterThanZero')}
          </p>
        )}
      </fieldset>
    )
  })
}
