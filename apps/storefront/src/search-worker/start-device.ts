import type { StoreView } from '@meerkat/contract/store-config'
import type { QueryClient } from '@tanstack/react-query'
import { pageConnectivity } from '../offline/network/connectivity.ts'
import { createClient } from '../shell/api/api-client.ts'
import { deviceApi, deviceFee, provideDevice } from '../shell/api/device-api.ts'
import { sleep } from '../shell/api/time-limit.ts'
import { type Fallback, setFallback } from '../shell/api/with-fallback.ts'
import { isMetered } from '../shell/page-load/is-metered.ts'
import type { Labels } from '../shell/store-view/load-labels.ts'
import { createAskDevice } from './ask-device.ts'
import { choosePacks, type Packs } from './choose-packs.ts'
import { createFallback, overDevice } from './device-fallback.ts'

export interface DeviceRouter {
  readonly options: {
    readonly context: {
      readonly view: Pick<StoreView, 'storeCode' | 'index'>
      readonly queryClient: QueryClient
      readonly labels: Pick<Labels, 'relabel'> | null
    }
  }
}

/** Starts the device's catalogue and answers calls from it from now on. Packs are fetched in the background. */
export async function startDevice(router: DeviceRouter): Promise<Fallback> {
  const { view, queryClient, labels } = router.options.context
  const ask = createAskDevice(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' }),
    async () => (await import('./open-device.ts')).openDevice(),
  )
  const open = async (packs: Packs) => {
    const answer = await ask({ kind: 'open', index: view.index, packs })
    if (!answer || !('isReady' in answer)) return
    deviceFee.cents = answer.cashFeeCents
    if (answer.isReady && deviceApi.getState() === null) {
      deviceApi.setState(createClient(overDevice(ask), { storeCode: view.storeCode, relabel: labels?.relabel, parse: false }), true)
    }
  }
  // Open the stored packs first, so that the call that could not wait is answered at once.
  await open('none')

  let fellBackAt = Number.POSITIVE_INFINITY
  const fallback = createFallback({
    ask,
    connectivity: pageConnectivity(),
    wait: sleep,
    onFallback() {
      fellBackAt = Date.now()
    },
    refetch: () => refetch(queryClient, fellBackAt),
  })
  setFallback(fallback)

  let isWanted = false
  const update = () => {
    if (!document.hidden && navigator.onLine) void open(choosePacks({ isMetered: isMetered(), isWanted }))
  }
  update()
  provideDevice(() => {
    if (isWanted) return
    isWanted = true
    update()
  })
  document.addEventListener('visibilitychange', update)
  addEventListener('online', () => {
    update()
    refetch(queryClient, fellBackAt)
  })
  return fallback
}

/** Fetches again what the device answered: lists on screen at once, others when they are next shown. */
function refetch(queryClient: QueryClient, since: number): void {
  const isFromDevice = ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt >= since
  queryClient.removeQueries({ predicate: isFromDevice, type: 'inactive' })
  void queryClient.invalidateQueries({ predicate: isFromDevice })
}
