import { createIsomorphicFn } from '@tanstack/react-start'
import { findHost } from '../rendering/host-context.ts'
import { type Api, createClient } from './api-client.ts'
import { overHttp } from './over-http.ts'
import { sendAsCustomer } from './send-as-customer.ts'

/** While the offline shell is built there is no host: every call fails, and the shell shows what it can. */
async function refuseToSend(): Promise<never> {
  throw new Error('No API is connected')
}

/** Without a host there is only a development server, whose API runs beside it. */
function sendWithoutHost() {
  const api = import.meta.env.DEV ? import.meta.env.DEV_API_URL : undefined
  return api ? overHttp(api) : refuseToSend
}

/** The API as this side reaches it: in process on the server, over HTTP in the browser. */
export const connectApi: (storeCode: string) => Api = createIsomorphicFn()
  .server((storeCode: string) => createClient(findHost().send ?? sendWithoutHost(), { storeCode, parse: false }))
  .client((storeCode: string) => createClient(sendAsCustomer(overHttp('')), { storeCode }))
