import type { PaymentOffer } from '@meerkat/contract/payment-method'
import type { StoreView } from '@meerkat/contract/store-config'
import { describeMethod } from '@meerkat/domain/checkout/describe-method'
import type { MethodFee } from '@meerkat/domain/payment/cash-fee'
import { offersCash } from '@meerkat/domain/payment/cash-on-delivery'
import type { Translate } from '@meerkat/i18n/messages'
import type { PaymentConfig } from './config/payment-config.ts'
import type { OpenProvider, OpenProviders } from './open-providers.ts'
import type { ProviderDefinition } from './port.ts'
import { PROVIDERS } from './registry.ts'

export interface OfferSituation {
  readonly view: StoreView
  readonly isVirtual: boolean
  /** Without a fee; null: not known. */
  readonly totalCents: number | null
  /** Null: none. */
  readonly cashFee: MethodFee | null
}

interface OfferDeps {
  readonly config: PaymentConfig
  readonly providers: OpenProviders
}

/** The methods of the store view that need no provider, then every online method that accepts its currency. docs/payments.md, "Methods". */
export function listOffers({ config, providers }: OfferDeps, situation: OfferSituation, t: Translate): PaymentOffer[] {
  const { view, isVirtual, totalCents, cashFee } = situation
  const online = listOnline(providers, view)
  const local = listOwn(view).flatMap((method): PaymentOffer[] => {
    const described = describeMethod(method)
    if (described.paidOnDelivery && !offersCash({ isVirtual, totalCents }, config.cash)) return []
    return [
      {
        code: method.code,
        title: method.title,
        hint: described.paidOnDelivery ? t('payment.cash.hint') : null,
        cost: 0,
        cost_incl_tax: 0,
        ...(described.paidOnDelivery && cashFee),
        default: method.default ?? false,
        offline: method.offline ?? false,
        needs: 'nothing',
        provider: 'none',
        paid_on_delivery: described.paidOnDelivery,
        marks: [...described.marks],
        is_test: false,
        available: true,
        unavailable_reason: null,
        content_security_policy: {},
      },
    ]
  })
  if (totalCents === 0) return local
  return [...local, ...online.map((open) => toOffer(open, { config, t, view }))]
}

/**
 * The methods of the settings that need no provider. An entry with the code of an online method is not a separate method: it only marks the
 * online one, even in a shop that cannot offer it. docs/settings.md, "Payment".
 */
export function listOwn({ payment }: Pick<StoreView, 'payment'>): StoreView['payment'] {
  return payment.filter(({ code }) => !PROVIDERS.some(({ method }) => method === code))
}

/** Online methods that accept the currency of the store view. */
export function listOnline(providers: OpenProviders, view: StoreView): OpenProvider[] {
  return providers.all.filter(({ provider }) => provider.currencies.includes(view.i18n.currencyCode))
}

/** Why configured methods are not offered in some currencies of the shop: one sentence each, for the log and for `doctor`. */
export function listUnsupportedCurrencies({ all }: Pick<OpenProviders, 'all'>, views: readonly StoreView[]): string[] {
  const used = [...new Set(views.map(({ i18n }) => i18n.currencyCode))]
  return all.flatMap(({ definition: { name }, provider: { currencies } }) => {
    const untaken = used.filter((currency) => !currencies.includes(currency))
    const takes = currencies.length > 0 ? `it is set up for ${currencies.join(', ')}` : 'it is set up for no currency'
    return untaken.length > 0 ? [`${name}: not offered in ${untaken.join(', ')}, because ${takes}`] : []
  })
}

/** A brand is the title in every language; a method without one is paid by card. */
export function titleOf({ brand }: Pick<ProviderDefinition, 'brand'>, t: Translate): string {
  return brand ?? t('payment.card.title')
}

interface Shown {
  readonly config: PaymentConfig
  readonly view: Pick<StoreView, 'payment'>
  readonly t: Translate
}

function toOffer({ definition, provider }: OpenProvider, { config, view, t }: Shown): PaymentOffer {
  const isPaused = provider.isPaused()
  const marked = view.payment.find(({ code }) => code === definition.method)
  const policy = Object.entries(provider.contentSecurityPolicy).map(([directive, sources]): [string, string[]] => [directive, [...sources]])
  return {
    code: definition.method,
    title: titleOf(definition, t),
    hint: t(`payment.${definition.needs}.hint`, { brand: titleOf(definition, t) }),
    cost: 0,
    cost_incl_tax: 0,
    default: marked?.default ?? false,
    offline: marked?.offline ?? false,
    needs: definition.needs,
    provider: definition.name,
    paid_on_delivery: false,
    marks: [...provider.marks],
    is_test: config.mode !== 'live',
    available: !isPaused,
    unavailable_reason: isPaused ? t('payment.unavailable') : null,
    content_security_policy: Object.fromEntries(policy),
  }
}
