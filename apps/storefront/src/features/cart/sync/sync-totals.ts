import { listPaymentMethods, listShippingMethods, readTotals, setShippingInformation } from '@meerkat/contract/cart'
import type { PaymentMethod, ShippingMethod } from '@meerkat/contract/checkout'
import { isLikeCardNumber } from '@meerkat/contract/like-card-number'
import type { CartTotals } from '@meerkat/contract/totals'
import { isVirtualCart } from '@meerkat/domain/cart/is-virtual-cart'
import { reconcileTotals, type TotalsDifference } from '@meerkat/domain/cart/totals/reconcile-totals'
import { chooseShippingMethod } from '@meerkat/domain/checkout/choose-shipping-method'
import { listPaymentMethods as listPayments } from '@meerkat/domain/checkout/list-payment-methods'
import { listShippingMethods as listOffered } from '@meerkat/domain/checkout/list-shipping-methods'
import { orderStreet } from '@meerkat/domain/checkout/street-lines'
import type { ShippingDetails } from '../../../offline/collections/checkout-details.ts'
import type { CartCore } from '../actions/cart-core.ts'
import { nameOf } from '../notices/cart-notice.ts'
import { toTerms } from './local-terms.ts'

interface TotalsAnswer {
  readonly totals: CartTotals
  readonly paymentMethods: readonly PaymentMethod[] | null
}

/** Reads shipping methods, payment methods and totals from the server. False when no answer came. docs/behaviour/cart.md §1.13. */
export async function syncTotals(core: CartCore): Promise<boolean> {
  const { deps, store } = core
  const entered = await deps.readShipping()
  const details = withoutCardNumbers(entered)
  const country = entered?.country || deps.view.tax.defaultCountry
  const shippingMethods = await pullShippingMethods(core, details, country)
  if (shippingMethods === null) return false
  store.setState({ shippingMethods })

  const method = chooseShippingMethod(shippingMethods, entered?.shippingMethod)
  store.setState({ shippingMethod: method })
  const answer = method ? await sendShipping(core, { details, country, method }) : await pullTotals(core)
  if (answer === null) return false
  const isVirtual = isVirtualCart(store.getState().lines)
  store.setState({
    totals: answer.totals,
    totalsStale: false,
    ...(answer.paymentMethods && { paymentMethods: listPayments(deps.localPayments, answer.paymentMethods, { isVirtual }) }),
  })
  await applyAnswer(core, answer.totals)
  await deps.terms.write(toTerms(core, country))
  return true
}

/** The entries may be unfinished and not checked yet. docs/payments.md: no number of a card reaches this shop. */
function withoutCardNumbers(details: ShippingDetails | null): ShippingDetails | null {
  const isUnsafe = details && Object.values(details).some((value) => typeof value === 'string' && isLikeCardNumber(value))
  return isUnsafe ? null : details
}

async function applyAnswer(core: CartCore, totals: CartTotals): Promise<void> {
  let differences: readonly TotalsDifference[] = []
  await core.patchLines((lines) => {
    const reconciled = reconcileTotals(lines, totals)
    differences = reconciled.differences
    return reconciled.lines
  })
  for (const { item, ...difference } of differences) core.deps.notify({ ...difference, name: nameOf(item) })
}

/** Null when no answer came; a refusal keeps the known methods. docs/behaviour/cart.md §1.13 step 1. */
async function pullShippingMethods({ deps, store }: CartCore, details: ShippingDetails | null, country: string) {
  const { token, shippingMethods } = store.getState()
  const outcome = await deps.api.ask(listShippingMethods, {
    query: { cartId: token },
    body: {
      address: {
        country_id: country,
        ...(details && {
          region: details.state,
          region_id: details.region_id,
          region_code: '',
          street: orderStreet(details),
          postcode: details.zipCode,
          city: details.city,
        }),
      },
    },
  })
  if (outcome.kind === 'no-answer') return null
  if (outcome.kind !== 'done') return shippingMethods
  return listOffered(outcome.result)
}

interface ShippingChoice {
  readonly details: ShippingDetails | null
  readonly country: string
  readonly method: ShippingMethod
}

/** docs/behaviour/cart.md §1.14. */
async function sendShipping({ deps, store }: CartCore, { details, country, method }: ShippingChoice): Promise<TotalsAnswer | null> {
  const address = {
    countryId: country,
    ...(details && {
      firstname: details.firstName,
      lastname: details.lastName,
      city: details.city,
      postcode: details.zipCode,
      street: orderStreet(details),
    }),
  }
  const addressInformation = {
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: method.carrier_code,
    shippingMethodCode: method.method_code,
  }
  const outcome = await deps.tasks.perform(setShippingInformation, {
    query: { cartId: store.getState().token },
    body: { addressInformation },
  })
  if (outcome.kind !== 'done') return null
  const { totals, payment_methods } = outcome.result
  return { totals, paymentMethods: payment_methods }
}

async function pullTotals({ deps, store }: CartCore): Promise<TotalsAnswer | null> {
  const query = { cartId: store.getState().token }
  const [totals, methods] = await Promise.all([deps.api.ask(readTotals, { query }), deps.api.ask(listPaymentMethods, { query })])
  if (totals.kind !== 'done') return null
  return { totals: totals.result, paymentMethods: methods.kind === 'done' ? methods.result : null }
}
