import type { Customer } from '@meerkat/contract/customer'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import type { CartTotals } from '@meerkat/contract/totals'
import { preselectPaymentCode } from '@meerkat/domain/checkout/choose-payment-method'
import { preselectShippingMethod } from '@meerkat/domain/checkout/choose-shipping-method'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import type { CheckoutDetailsCollection } from '../../offline/collections/checkout-details.ts'
import type { OrderQueue } from '../../offline/sending/order-queue.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import type { RefusedRegistration, Registration } from '../../shell/session/session.ts'
import { useStoreView } from '../../shell/store-view/store-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { NO_ACCOUNT } from './fields/new-account.ts'
import { ownBilling, ownShipping } from './fields/own-address.ts'
import { sectionFaults } from './fields/section-faults.ts'
import { CheckoutStep } from './steps/checkout-step.tsx'
import { PaymentStep, preloadLaterSteps, ReviewStep, ShippingStep } from './steps/later-steps.ts'
import { PersonalStep } from './steps/personal-step.tsx'
import { AddressRecap } from './steps/recaps.tsx'
import { useCheckout } from './use-checkout.ts'
import { type PayFirst, usePlacing } from './use-placing.ts'

const OrderedBeforeDialog = lazy(() => import('./ordered-before-dialog.tsx').then((module) => ({ default: module.OrderedBeforeDialog })))

export interface CheckoutScreenProps {
  cart: CheckoutCart
  /** Null until the browser's storage is open. */
  collection: CheckoutDetailsCollection | null
  queue: OrderQueue | null
  /** The customer; null for guests. */
  user: Customer | null
  /** Creates an account and logs in; returns the reason when that is refused. */
  onRegister: (registration: Registration) => Promise<RefusedRegistration>
  /** Lines and totals, beside the steps or in the review. */
  summary: ReactNode
  onPlaced: (orderId: string) => void
  /** The dialog about an order that would cost something else now. */
  renderDifference: (difference: Difference) => ReactNode
  /** What the payment methods need and say. */
  offers: readonly PaymentOffer[]
  onPay: PayFirst
}

export interface Difference {
  readonly seen: CartTotals
  readonly now: CartTotals
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** Four numbered steps beside the order summary. Spec §4 Checkout, docs/behaviour/checkout.md. */
export function CheckoutScreen({
  cart,
  collection,
  queue,
  user,
  onRegister,
  summary,
  onPlaced,
  renderDifference,
  offers,
  onPay,
}: CheckoutScreenProps) {
  const t = useMessages()
  const { tax } = useStoreView()
  const { isVirtual } = cart
  const checkout = useCheckout({ collection, country: tax.defaultCountry, isVirtual })
  const { details, steps, sections, loaded, change, send, edit } = checkout
  const placing = usePlacing({
    cart,
    queue,
    sections,
    onRegister,
    onAccountMade: () => change('account', NO_ACCOUNT),
    onPlaced,
    onPay,
    onUnfinished: edit,
  })

  useMethodChoice(cart, checkout)
  useEffect(preloadLaterSteps, [])

  if (!loaded) return <CheckoutSkeleton />

  function step(section: CheckoutSection) {
    return {
      id: section,
      number: sections.indexOf(section) + 1,
      title: t(`checkout.section.${section}`),
      isActive: steps.active === section,
      isSent: steps.sent.includes(section),
      onEdit: () => edit(section),
    }
  }

  const method = cart.shippingMethods.find(({ method_code }) => method_code === details.shipping.shippingMethod)
  const chosen = offers.find(({ code }) => code === details.payment.paymentMethod)
  const payment = cart.paymentMethods.find(({ code }) => code === details.payment.paymentMethod)
  return (
    <div className="wrap checkout">
      <h1>{t('checkout.title')}</h1>
      <div className="checkout-columns" data-review={steps.active === 'orderReview' ? '' : undefined}>
        <div className="checkout-steps">
          <CheckoutStep
            {...step('personalDetails')}
            recap={`${details.personal.firstName} ${details.personal.lastName}, ${details.personal.emailAddress}`}
          >
            <PersonalStep
              details={details.personal}
              account={details.account}
              faults={sectionFaults('personalDetails', details, cart)}
              isGuest={user === null}
              isVirtual={isVirtual}
              refusal={placing.refusal}
              refused={placing.refused.personalDetails}
              onChange={(fields) => {
                change('personal', fields)
                placing.forgetRefused('personalDetails', fields)
              }}
              onAccount={(part) => change('account', part)}
              onSend={() => {
                placing.forgetRefusal()
                send('personalDetails')
              }}
            />
          </CheckoutStep>
          {!isVirtual && (
            <CheckoutStep {...step('shipping')} recap={<AddressRecap address={details.shipping} method={method?.method_title} />}>
              <ShippingStep
                own={ownShipping(user)}
                details={details.shipping}
                faults={sectionFaults('shipping', details, cart)}
                refused={placing.refused.shipping}
                methods={cart.shippingMethods}
                isAsking={cart.isSyncing}
                checkStock={cart.checkStock}
                renderDelivery={cart.renderDelivery}
                onChange={(fields) => {
                  change('shipping', fields)
                  placing.forgetRefused('shipping', fields)
                }}
                onSend={() => send('shipping')}
              />
            </CheckoutStep>
          )}
          <CheckoutStep {...step('payment')} recap={payment?.title}>
            <PaymentStep
              own={ownBilling(user)}
              details={details.payment}
              faults={sectionFaults('payment', details, cart)}
              refused={placing.refused.payment}
              methods={cart.paymentMethods}
              offers={offers}
              isVirtual={isVirtual}
              onChange={(fields) => {
                change('payment', fields)
                placing.forgetRefused('payment', fields)
              }}
              onSend={() => send('payment')}
            />
          </CheckoutStep>
          <CheckoutStep {...step('orderReview')} isSent={false}>
            <ReviewStep
              isPlacing={placing.isPlacing}
              paysNext={chosen !== undefined && chosen.needs !== 'nothing'}
              isTest={chosen?.is_test ?? false}
              onPlace={() => void placing.place(details)}
            >
              {summary}
            </ReviewStep>
          </CheckoutStep>
        </div>
        <aside aria-label={t('checkout.summary')} className="checkout-summary">
          <h2 className="text-lg">{t('checkout.summary')}</h2>
          {summary}
        </aside>
      </div>
      {placing.failure?.kind === 'differs' && (
        <Suspense>
          {renderDifference({
            ...placing.failure,
            onAccept: () => void placing.acceptDifference(details),
            onDecline() {
              placing.forgetFailure()
              void cart.refreshTotals()
            },
          })}
        </Suspense>
      )}
      {placing.failure?.kind === 'reused' && (
        <Suspense>
          <OrderedBeforeDialog
            open
            onClose={placing.forgetFailure}
            onCancel={() => void cart.reload()}
            onOrderAgain={() => void cart.renew()}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Keeps the chosen methods among those on offer, and refreshes the totals after a change. docs/behaviour/checkout.md §13.1, §13.2. */
function useMethodChoice(cart: CheckoutCart, { loaded, details, change, save }: ReturnType<typeof useCheckout>): void {
  const { shippingMethods, paymentMethods, refreshTotals } = cart
  const { country, shippingMethod } = details.shipping
  const { paymentMethod } = details.payment

  useEffect(() => {
    if (!loaded || shippingMethods.length === 0) return
    const chosen = preselectShippingMethod(shippingMethods, shippingMethod)
    if (chosen && chosen.method_code !== shippingMethod) {
      change('shipping', { shippingMethod: chosen.method_code, shippingCarrier: chosen.carrier_code, extraFields: undefined })
    }
    // Only a new list of methods changes the choice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, shippingMethods])

  useEffect(() => {
    if (!loaded || paymentMethods.length === 0) return
    const code = preselectPaymentCode(paymentMethods, paymentMethod)
    if (code !== paymentMethod) change('payment', { paymentMethod: code })
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, paymentMethods])

  useEffect(() => {
    if (!loaded) return
    void save().then(refreshTotals)
    // Only country and method change the totals.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loaded, country, shippingMethod])
}

/** A skeleton of the first step, until the stored details have been read. */
export function CheckoutSkeleton() {
  return (
    <div className="wrap checkout" aria-hidden>
      <Skeleton className="h-10 w-48 mb-6" />
      <div className="checkout-columns">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  )
}
