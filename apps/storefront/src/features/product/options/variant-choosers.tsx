import { withColon } from '@meerkat/domain/format/with-colon'
import { choiceState } from '@meerkat/domain/variants/choice-state'
import { chooseVariant } from '@meerkat/domain/variants/choose-variant'
import type { SelectedConfiguration } from '@meerkat/domain/variants/configuration'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import { type SelectableOption, selectableOptions } from '@meerkat/domain/variants/selectable-options'
import { Picture } from '../../../shell/images/picture.tsx'
import { SHAPES } from '../../../shell/images/picture-sources.ts'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { useLocale, useStoreView } from '../../../shell/store-view/store-view.tsx'
import { shop } from '../../../shell/store-view/stores.ts'
import { priceValues, type ValuePrice } from './price-values.ts'

export interface VariantChoosersProps {
  /** As loaded, without choices applied. */
  product: PreparedProduct
  configuration: SelectedConfiguration
}

/** Options whose values are shown as images of the variants instead of text. */
const SEEN_OPTIONS = ['colours', 'color', 'colour']

/**
 * Each value is a link to the page with that variant, so it can be chosen, shared and opened without JavaScript. Missing and sold-out
 * combinations are shown struck through. docs/behaviour/variants.md §3.2.
 */
export function VariantChoosers({ product, configuration }: VariantChoosersProps) {
  return selectableOptions(product).map((option) => (
    <VariantChooser key={option.attribute_id} product={product} configuration={configuration} option={option} />
  ))
}

interface VariantChooserProps extends VariantChoosersProps {
  option: SelectableOption
}

function VariantChooser({ product, configuration, option }: VariantChooserProps) {
  const t = useMessages()
  const { tax } = useStoreView()
  const code = option.attribute_code
  const chosen = configuration[code]
  const isSeen = SEEN_OPTIONS.includes(code)
  const { sku: _, ...others } = configuration
  const values = option.values.map(({ id, label }) => ({
    id,
    label,
    state: choiceState(product, configuration, code, id),
    variant: chooseVariant(product, { ...others, [code]: id }, { listOutOfStock: shop.stock.listOutOfStock }),
  }))
  const locale = useLocale()
  const sources = product.configurable_options?.find(({ attribute_id }) => attribute_id === option.attribute_id)?.values
  // A missing combination leads to a variant with other choices; its price would be misleading.
  const priced = values.map(({ id, label, state, variant }) => ({
    label,
    source: sources?.find(({ value_index }) => String(value_index) === id)?.default_label,
    variant: state === 'missing' ? null : variant,
  }))
  const prices = isSeen ? [] : priceValues(priced, tax)

  return (
    <div className="chooser" role="group" aria-label={option.label}>
      <p className="chooser-label">
        {withColon(option.label, locale)} <strong>{chosen?.label}</strong>
      </p>
      <ul className={isSeen ? 'chooser-pictures' : 'chooser-sizes'}>
        {values.map(({ id, label, state, variant }, index) => {
          const name = state === 'available' ? label : t(state === 'missing' ? 'product.valueMissing' : 'product.valueSoldOut', { label })
          return (
            <li key={id}>
              <a
                href={variant ? `?childSku=${encodeURIComponent(variant.sku)}` : undefined}
                data-replace
                data-state={state}
                aria-current={chosen?.id === id ? 'true' : undefined}
                aria-label={isSeen ? name : undefined}
                title={isSeen ? name : undefined}
                className={isSeen ? 'variant-picture' : 'variant-size'}
              >
                {isSeen ? (
                  <Picture path={variant?.image ?? product.image} shape={SHAPES.thumbnail} alt="" sizes="3.5rem" />
                ) : (
                  <>
                    <span aria-hidden={name !== label || undefined}>{label}</span>
                    {name !== label && <span className="sr-only">{name}</span>}
                    <ValuePriceLines value={prices[index]} />
                  </>
                )}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function ValuePriceLines({ value }: { value: ValuePrice | null | undefined }) {
  const t = useMessages()
  const price = usePrice()
  if (!value) return null
  const { now, before, unit } = value
  return (
    <>
      {' '}
      <span className={before === null ? 'variant-price' : 'variant-price variant-price-sale'}>{price(now)}</span>
      {unit && (
        <>
          {' '}
          <span className="variant-unit">{t(`tile.per.${unit.unit}`, { amount: price(unit.price) })}</span>
        </>
      )}
    </>
  )
}
