import type { Customer } from '@meerkat/contract/customer'
import type { PaymentOffer } from '@meerkat/contract/payment-method'
import type { CartTotals } from '@meerkat/contract/totals'
import type { CheckoutSection } from '@meerkat/domain/checkout/next-section'
import { fullName } from '@meerkat/domain/format/name-order'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { CheckoutDetailsCollection } from '../../offline/collections/checkout-details.ts'
import { useOnline } from '../../offline/network/use-online.ts'
import type { OrderQueue } from '../../offline/sending/order-queue.ts'
import { useMessages } from '../../shell/messages/messages.tsx'
import { lazyPart } from '../../shell/page-load/lazy-part.ts'
import type { RefusedRegistration, Registration } from '../../shell/session/session.ts'
import { useLocale, useStoreView } from '../../shell/store-view/store-view.tsx'
import { Details } from '../../ui/details.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { NO_ACCOUNT } from './fields/new-account.ts'
import { ownBilling, ownShipping } from './fields/own-address.ts'
import { sectionFaults } from './fields/section-faults.ts'
import { CheckoutStep } from './steps/checkout-step.tsx'
import { PaymentStep, preloadLaterSteps, ReviewStep, ShippingStep } from './steps/later-steps.ts'
import { PersonalStep } from './steps/personal-step.tsx'
import { AddressRecap } from './steps/recaps.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { useMethodChoice } from './use-method-choice.ts'
import { type PayFirst, usePlacing } from './use-placing.ts'
import { useSections } from './use-sections.ts'
import { whenPaid } from './when-paid.ts'

const OrderedBeforeDialog = lazyPart(async () => (await import('./ordered-before-dialog.tsx')).OrderedBeforeDialog)

export interface CheckoutScreenProps {
  cart: CheckoutCart
  /** Null until the browser's storage is open. */
  collection: CheckoutDetailsCollection | null
  queue: OrderQueue | null
  /** The customer; null for guests. */
  user: Customer | null
  /** Creates an account and logs in; returns the reason when that is refused. */
  onRegister: (registration: Registration) => Promise<RefusedRegistration>
  /** Lines and totals: beside the sections; on phones folded above them, and in the review. */
  summary: ReactNode
  /** Shown until the stored details have been read. */
  waiting: ReactNode
  /** The grand total alone. */
  total: ReactNode
  onPlaced: (orderId: string) => void
  /** The dialog about an order that would cost something else now. */
  renderDifference: (difference: Difference) => ReactNode
  /** What each payment method needs, with its texts. */
  offers: readonly PaymentOffer[]
  onPay: PayFirst
}

export interface Difference {
  readonly seen: CartTotals
  readonly now: CartTotals
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/**
 * Four numbered sections and the order summary. On wide screens they are one page with one button; on phones one section is open at a time.
 * Spec §4 Checkout, docs/behaviour/checkout.md §12.2.
 */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { tax } = useStoreView()
  const checkout = useCheckout(props.collection, tax.defaultCountry)
  useMethodChoice(props.cart, checkout)
  useEffect(() => preloadLaterSteps(tax.defaultCountry), [tax.defaultCountry])
  return checkout.loaded ? <OpenSections {...props} checkout={checkout} /> : props.waiting
}

function OpenSections({
  cart,
  queue,
  user,
  onRegister,
  summary,
  total,
  onPlaced,
  renderDifference,
  offers,
  onPay,
  checkout: { details, change, save },
}: CheckoutScreenProps & { checkout: Checkout }) {
  const locale = useLocale()
  const t = useMessages()
  const isOnline = useOnline()
  const { isVirtual } = cart
  const sections = useSections({ details, isVirtual, isCustomer: user !== null, save })
  const { isOnePage, showsAll } = sections
  // Kept here because the section unmounts while another one is open and when a tablet is turned; not stored on the device, because terms change.
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const placing = usePlacing({
    cart,
    queue,
    sections: sections.list,
    save,
    onRegister,
    onAccountMade: () => change('account', NO_ACCOUNT),
    onPlaced,
    onPay,
    onUnfinished: sections.correct,
  })

  /** What all sections have in common. */
  function step(section: CheckoutSection) {
    return {
      id: section,
      number: sections.list.indexOf(section) + 1,
      title: t(`checkout.section.${section}`),
      isActive: sections.isOpen(section),
      isSent: sections.isSent(section),
      isOnePage,
      onEdit: () => sections.edit(section),
    }
  }

  /** What all forms have in common. */
  function form(section: CheckoutSection) {
    return {
      faults: sectionFaults(section, details, cart),
      refused: placing.refused[section],
      showsAll,
      onSend: isOnePage ? null : () => sections.send(section),
    }
  }

  const method = cart.shippingMethods.find(({ method_code }) => method_code === details.shipping.shippingMethod)
  const chosen = offers.find(({ code }) => code === details.payment.paymentMethod)
  const payment = cart.paymentMethods.find(({ code }) => code === details.payment.paymentMethod)
  const forms = (
    <>
      <CheckoutStep
        {...step('personalDetails')}
        recap={`${fullName(locale, details.personal.firstName, details.personal.lastName)}, ${details.personal.emailAddress}`}
      >
        <PersonalStep
          {...form('personalDetails')}
          details={details.personal}
          account={details.account}
          isGuest={user === null}
          isVirtual={isVirtual}
          refusal={placing.refusal}
          onChange={(fields) => {
            change('personal', fields)
            placing.forgetRefused('personalDetails', fields)
            placing.forgetRefusal()
          }}
          onAccount={(part) => {
            change('account', part)
            placing.forgetRefusal()
          }}
        />
      </CheckoutStep>
      {!isVirtual && (
        <CheckoutStep {...step('shipping')} recap={<AddressRecap address={details.shipping} method={method?.method_title} />}>
          <ShippingStep
            {...form('shipping')}
            user={user}
            own={ownShipping(user)}
            details={details.shipping}
            buyer={details.personal}
            methods={cart.shippingMethods}
            isAsking={cart.isSyncing}
            checkStock={cart.checkStock}
            renderDelivery={cart.renderDelivery}
            onChange={(fields) => {
              change('shipping', fields)
              placing.forgetRefused('shipping', fields)
            }}
          />
        </CheckoutStep>
      )}
      <CheckoutStep {...step('payment')} recap={payment?.title}>
        <PaymentStep
          {...form('payment')}
          user={user}
          own={ownBilling(user)}
          details={details.payment}
          buyer={details.personal}
          methods={cart.paymentMethods}
          offers={offers}
          isVirtual={isVirtual}
          onChange={(fields) => {
            change('payment', fields)
            placing.forgetRefused('payment', fields)
          }}
        />
      </CheckoutStep>
    </>
  )
  const isReview = sections.isOpen('orderReview') && !isOnePage
  return (
    <div className="wrap checkout">
      <h1>{t('checkout.title')}</h1>
      <div className="checkout-columns">
        {!isOnePage && !isReview && (
          <aside aria-label={t('checkout.summary')}>
            <Details
              className="checkout-fold"
              title={
                <>
                  {t('checkout.summary')} {total}
                </>
              }
            >
              {summary}
            </Details>
          </aside>
        )}
        <div className="checkout-steps">
          {/* One form, so that the browser fills in all of it at once. It has no button that submits: Enter in a field orders nothing. */}
          {isOnePage ? (
            <form noValidate className="contents" onSubmit={(event) => event.preventDefault()}>
              {forms}
            </form>
          ) : (
            forms
          )}
          <CheckoutStep {...step('orderReview')} isSent={false}>
            <ReviewStep
              isPlacing={placing.isPlacing}
              pays={payment ? whenPaid(payment, chosen, isOnline) : null}
              isTest={chosen?.is_test ?? false}
              accepts={acceptsTerms}
              onAccept={setAcceptsTerms}
              onPlace={() => void placing.place(details)}
            >
              {isOnePage ? (
                <p className="review-total">
                  {t('cart.grandTotal')} {total}
                </p>
              ) : (
                summary
              )}
            </ReviewStep>
          </CheckoutStep>
        </div>
        {isOnePage && (
          <aside aria-label={t('checkout.summary')} className="order-summary">
            <h2 className="text-lg">{t('checkout.summary')}</h2>
            {summary}
          </aside>
        )}
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
