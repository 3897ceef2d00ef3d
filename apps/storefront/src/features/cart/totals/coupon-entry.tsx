import { type SubmitEvent, useRef, useState } from 'react'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { Button } from '../../../ui/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { Field } from '../../../ui/field.tsx'
import type { CouponOutcome } from '../actions/coupons.ts'
import { openedCart, useCart } from '../cart-context.ts'

/** The field for a coupon code, while none is applied; the discount row removes one. docs/behaviour/cart.md §1.16. */
export function CouponEntry() {
  const t = useMessages()
  const isApplied = useCart(({ totals }) => Boolean(totals?.coupon_code))
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<CouponFault | null>(null)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  if (isApplied) return null

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const isEmpty = code.trim() === ''
    setFault(isEmpty ? 'missing' : null)
    if (isBusy || isEmpty) return form.current?.querySelector('input')?.focus()
    setBusy(true)
    const outcome = await (await openedCart()).applyCoupon(code).catch(() => 'unreachable' as const)
    setBusy(false)
    if (outcome === 'applied') return setCode('')
    setFault(outcome)
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
          error={fault && t(FAULTS[fault])}
          onChange={(event) => {
            setFault(null)
            setCode(event.target.value)
          }}
        />
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('cart.coupon.apply')}
        </Button>
      </form>
    </Details>
  )
}

type CouponFault = 'missing' | Exclude<CouponOutcome, 'applied'>

const FAULTS = {
  missing: 'cart.coupon.missing',
  wrong: 'cart.coupon.wrong',
  'too-many': 'cart.coupon.tooMany',
  unreachable: 'cart.coupon.unreachable',
} as const
