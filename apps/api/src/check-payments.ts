import { type StoresFile, StoreView } from '@meerkat/contract/store-config'
import { resolveStoreViews } from '@meerkat/domain/store-views/resolve-store-views'
import { type PaymentConfig, webhookPath } from './modules/payment/config/payment-config.ts'
import { listUnsupportedCurrencies } from './modules/payment/offers.ts'
import { openProviders } from './modules/payment/open-providers.ts'

export interface PaymentCheck {
  readonly kind: 'ok' | 'note' | 'missing'
  readonly text: string
}

const LIMIT_MS = 6000
/** Well below the three minutes beyond which webhooks with a signed time are refused. */
const MAX_SKEW_MS = 60_000

/** Credentials, reachability, clock and webhook addresses of every payment provider, for `doctor`. */
export async function checkPayments(
  config: PaymentConfig,
  { publicUrl, stores }: { readonly publicUrl: string; readonly stores: StoresFile },
): Promise<PaymentCheck[]> {
  const views = resolveStoreViews(stores).map((view) => StoreView.parse(view))
  const providers = openProviders(config, () => new Date())
  const hidden = [...config.hidden, ...listUnsupportedCurrencies(providers, views)].map((text): PaymentCheck => ({ kind: 'note', text }))
  const checked = await Promise.all(
    providers.all.map(async ({ definition: { name }, provider }): Promise<PaymentCheck[]> => {
      const webhookUrl = `${config.publicUrl ?? publicUrl}${webhookPath(config, name)}`
      const origin = config.providers.find(({ definition }) => definition.name === name)?.origin ?? ''
      const reached = await reach(origin)
      const faults = reached.kind === 'ok' ? await (provider.check?.({ webhookUrl }) ?? Promise.resolve([])).catch(toSentence) : []
      return [
        { kind: 'ok', text: `${name}: offered in mode ${config.mode}; its webhook address is ${webhookUrl}` },
        ...(config.mode === 'live' && !webhookUrl.startsWith('https:')
          ? [{ kind: 'missing' as const, text: `${name}: webhooks need an https address: set PUBLIC_URL or PAYMENT_PUBLIC_URL` }]
          : []),
        ...(reached.kind === 'ok'
          ? checkClock(name, reached.date)
          : [{ kind: 'missing' as const, text: `${name}: ${origin} ${reached.why}` }]),
        ...faults.map((text): PaymentCheck => ({ kind: 'missing', text: `${name}: ${text}` })),
      ]
    }),
  )
  return [...checked.flat(), ...hidden]
}

type Reached = { readonly kind: 'ok'; readonly date: string | null } | { readonly kind: 'unreachable'; readonly why: string }

async function reach(origin: string): Promise<Reached> {
  try {
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) })
    return { kind: 'ok', date: response.headers.get('date') }
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === 'TimeoutError')
      return { kind: 'unreachable', why: `does not answer within ${LIMIT_MS / 1000} s` }
    return { kind: 'unreachable', why: `cannot be reached (${fault instanceof Error ? fault.message : String(fault)})` }
  }
}

function checkClock(name: string, date: string | null): PaymentCheck[] {
  const skewMs = date === null ? 0 : Math.abs(Date.parse(date) - Date.now())
  if (!(skewMs > MAX_SKEW_MS)) return []
  return [{ kind: 'missing', text: `${name}: the clock of this machine is ${Math.round(skewMs / 1000)} s off: webhooks would be refused` }]
}

function toSentence(fault: unknown): string[] {
  return [fault instanceof Error ? fault.message : String(fault)]
}
