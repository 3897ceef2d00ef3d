import type { PaymentConfig } from './config/payment-config.ts'
import { createBreaker } from './http/breaker.ts'
import { createProviderClient } from './http/provider-client.ts'
import type { Provider, ProviderDefinition } from './port.ts'

/** A provider of the registry with its settings. */
export interface OpenProvider {
  readonly definition: ProviderDefinition
  readonly provider: Provider
}

export interface OpenProviders {
  readonly all: readonly OpenProvider[]
  byName(name: string): OpenProvider | null
  byMethod(method: string): OpenProvider | null
}

/** Opens every configured provider, each with a circuit breaker of its own. */
export function openProviders(config: PaymentConfig, now: () => Date): OpenProviders {
  const { mode, simulatorUrl, simulatorFrames } = config
  const all = config.providers.map(({ definition, variables, origin }): OpenProvider => {
    const breaker = createBreaker(() => now().getTime())
    const tools = {
      mode,
      now,
      simulatorUrl,
      simulatorFrames,
      client: (to: string) => createProviderClient(to, { breaker }),
      isPaused: breaker.isOpen,
    }
    return { definition, provider: definition.open(variables, origin, tools) }
  })
  const byName = new Map(all.map((one) => [one.definition.name, one]))
  const byMethod = new Map(all.map((one) => [one.definition.method, one]))
  return { all, byName: (name) => byName.get(name) ?? null, byMethod: (method) => byMethod.get(method) ?? null }
}
