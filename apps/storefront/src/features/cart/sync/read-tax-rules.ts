import type { StoreView } from '@meerkat/contract/store-config'
import type { TaxRule } from '@meerkat/contract/tax-rule'
import type { Api } from '../../../shell/api/api-client.ts'
import { searchEntities } from '../../../shell/api/catalog-search.ts'
import { deviceApi } from '../../../shell/api/device-api.ts'
import { requestWithTimeout } from '../../../shell/api/request-with-timeout.ts'

/** The totals wait this long for the rules, then are calculated without them. */
const LIMIT_MS = 2000

/**
 * The tax rules, from the catalogue on the device because they are needed while the server does not answer; if that catalogue is not open, the
 * call to the server opens it. Null where neither has them; packs of earlier versions had none.
 */
export async function readTaxRules(api: Api, view: StoreView): Promise<readonly TaxRule[] | null> {
  const source = deviceApi.getState() ?? api
  const request = { entity: 'taxrule', query: {}, size: 4000 } as const
  try {
    return (await requestWithTimeout(LIMIT_MS, (signal) => searchEntities<TaxRule>(source, view, { ...request, signal }))).items
  } catch {
    return null
  }
}
