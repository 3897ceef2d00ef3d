import type { Send } from '@meerkat/contract/transport'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { type Api, createClient } from './api-client.ts'
import { overHttp } from './over-http.ts'

/** What the host hands to each request. */
interface HostContext {
  send?: Send
}

/** While the offline shell is built there is no host: every call finds nobody, and the shell shows what it can. */
async function sendToNobody(): Promise<never> {
  throw new Error('No API is connected')
}

/** The API as this side reaches it: in process on the server, over HTTP in the browser. */
export const connectApi: (storeCode: string) => Api = createIsomorphicFn()
  .server((storeCode: string) => {
    const context = getGlobalStartContext() as HostContext | undefined
    return createClient(context?.send ?? sendToNobody, { storeCode, parse: false })
  })
  .client((storeCode: string) => createClient(overHttp(''), { storeCode }))
