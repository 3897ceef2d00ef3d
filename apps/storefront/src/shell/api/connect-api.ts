import { createIsomorphicFn } from '@tanstack/react-start'
import { findHost } from '../rendering/host-context.ts'
import { type Api, createClient } from './api-client.ts'
import { overHttp } from './over-http.ts'
import { sendAsCustomer } from './send-as-customer.ts'

/** There is no host while the offline shell is built: every call fails, and the shell is rendered without data. */
async function refuseToSend(): Promise<never> {
  throw new Error('No API is connected')
}

/** Without a host this is the development server, whose API runs beside it. */
function sendWithoutHost() {
  const api = import.meta.env.DEV ? import.meta.env.DEV_API_URL : undefined
  return api ? overHttp(api) : refuseToSend
}

/** Connects to the API: in process on the server, over HTTP in the browser. */
export const connectApi: (storeCode: string) => Api = createIsomorphicFn()
  .server((storeCode: string) => createClient(findHost().send ?? sendWithoutHost(), { storeCode, parse: false }))
  .client((storeCode: string) => createClient(sendAsCustomer(overHttp('')), { storeCode }))
