import { type SubmitEvent, useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Field } from '../../../ui/field.tsx'
import { openedCart, useCart } from '../cart-context.ts'

/** The field for a coupon code, while none is applied; the discount row removes one. docs/behaviour/cart.md §1.16. */
export function CouponEntry() {
  const t = useMessages()
  const isApplied = useCart(({ totals }) => Boolean(totals?.coupon_code))
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  if (isApplied) return null

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setMissing(isEmpty)
    if (isBusy || isEmpty) return form.current?.querySelector('input')?.focus()
    setBusy(true)
    const isTaken = await (await openedCart()).applyCoupon(code).catch(() => false)
    setBusy(false)
    if (isTaken) return setCode('')
    // Select the code, so that it can be corrected without typing it again.
    return form.current?.querySelector('input')?.select()
  }

  return (
    <Details title={t('cart.coupon.have')} className="coupon-entry">
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <Field
          name="coupon"
          label={t('cart.coupon.code')}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing && t('cart.coupon.missing')}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('cart.coupon.apply')}
        </Button>
      </form>
    </Details>
  )
}
