import type { CartItem } from '@meerkat/domain/cart/lines/cart-item'
import { shownPrice } from '@meerkat/domain/pricing/shown-price'
import { checkQuantity, quantityRule } from '@meerkat/domain/stock/check-quantity'
import { choiceState } from '@meerkat/domain/variants/choice-state'
import { configureProduct } from '@meerkat/domain/variants/configure-product'
import type { PreparedProduct } from '@meerkat/domain/variants/prepare-product'
import { selectableOptions } from '@meerkat/domain/variants/selectable-options'
import { useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { quantityMessage } from '../../../shell/messages/quantity-message.ts'
import { usePrice, useTaxNote } from '../../../shell/store-view/format.ts'
import { useStoreView } from '../../../shell/store-view/store-view.tsx'
import { shop } from '../../../shell/store-view/stores.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Price } from '../../../ui/price.tsx'
import { Select } from '../../../ui/select.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { openedCart } from '../cart-context.ts'
import { nameOf } from '../notices/cart-notice.ts'

export interface EditDialogProps {
  line: CartItem
  /** The product that the line is a variant of. */
  product: PreparedProduct
  onClose: () => void
}

/** Changes the variant of a line without leaving the cart. Spec §3 Cart edit mode, docs/behaviour/cart.md §1.11. */
export function EditDialog({ line, product, onClose }: EditDialogProps) {
  const t = useMessages()
  const price = usePrice()
  const taxNote = useTaxNote()
  const { tax } = useStoreView()
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>(() => currentChoice(product, line.sku))
  const [qty, setQty] = useState(line.qty)
  const [isBusy, setBusy] = useState(false)
  const configured = configureProduct(product, wanted, RULES)
  const { stock } = configured.product
  const { minimum, maximum, step } = quantityRule(stock)
  const name = nameOf(line)

  async function handleUpdate() {
    setBusy(true)
    const isDone = await (await openedCart()).reconfigure(line, configured.product, qty)
    setBusy(false)
    if (isDone) onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('cart.editTitle')}
      closeLabel={t('dialog.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void handleUpdate()}>
            {t('cart.editUpdate')}
          </Button>
        </>
      }
    >
      <div className="edit-line">
        <p className="order-line-name">{name}</p>
        {selectableOptions(product).map(({ attribute_code: code, label, values }) => (
          <Select
            key={code}
            label={label}
            value={wanted[code] ?? ''}
            onChange={(event) => setWanted({ ...wanted, [code]: event.target.value })}
            options={values.map((value) => {
              const state = choiceState(product, wanted, code, value.id)
              const said = {
                available: value.label,
                missing: t('product.valueMissing', { label: value.label }),
                'out-of-stock': t('product.valueSoldOut', { label: value.label }),
              }
              return { value: value.id, label: said[state], disabled: state !== 'available' && value.id !== wanted[code] }
            })}
          />
        ))}
        <div className="edit-line-foot">
          <Stepper
            value={qty}
            onChange={setQty}
            min={minimum}
            max={maximum ?? undefined}
            step={step}
            error={quantityMessage(checkQuantity(qty, stock), t)}
            label={t('cart.quantityOf', { name })}
            decreaseLabel={t('cart.oneLess', { name })}
            increaseLabel={t('cart.oneMore', { name })}
          />
          <Price now={price(shownPrice(configured.product, tax).now)} nowLabel={t('price.now')} beforeLabel={t('price.before')} />
          {taxNote && <small className="text-ink-soft">{taxNote}</small>}
        </div>
      </div>
    </Dialog>
  )
}

const RULES = { listOutOfStock: true, setConfigurableProductOptions: shop.cart.setConfigurableProductOptions }

function currentChoice(product: PreparedProduct, sku: string): Readonly<Record<string, string>> {
  const configured = configureProduct(product, { sku }, RULES)
  if (configured.kind !== 'configured') return {}
  return Object.fromEntries(Object.values(configured.configuration).map(({ attribute_code, id }) => [attribute_code, id]))
}
