import { hasOwnCalls, partitionKey, searchAdapter, tokenInHeader } from 'virtual:settings'
import type { Send } from '@meerkat/contract/transport'
import { createIsomorphicFn } from '@tanstack/react-start'
import { findHost } from '../rendering/host-context.ts'
import { type Api, createClient, type Relabel } from './api-client.ts'
import { asWebClient } from './as-web-client.ts'
import { withListener } from './listen-to-answers.ts'
import { overHttp } from './over-http.ts'
import { sendAsCustomer } from './send-as-customer.ts'
import { throughGraphql } from './through-graphql.ts'
import { withFallback } from './with-fallback.ts'

/** There is no host while the offline shell is built: every call fails, and the shell is rendered without data. */
async function refuseToSend(): Promise<never> {
  throw new Error('No API is connected')
}

/** Without a host this is the development server, whose API runs beside it. */
function sendWithoutHost() {
  const api = import.meta.env.DEV ? import.meta.env.DEV_API_URL : undefined
  return api ? overHttp(api) : refuseToSend
}

/** Searches go through the adapter of the setting `server.api`. Spec §7. */
const adapt: (send: Send) => Send = searchAdapter === 'graphql' ? throughGraphql : (send) => send

/** Connects to the API: on the server as its host does (in process, or to `API_URL`), in the browser over HTTP. */
export const connectApi: (storeCode: string, relabel?: Relabel) => Api = createIsomorphicFn()
  .server((storeCode: string, relabel?: Relabel) => {
    const { send = sendWithoutHost(), isRemote = false } = findHost()
    return createClient(adapt(send), { storeCode, parse: isRemote, relabel })
  })
  .client((storeCode: string, relabel?: Relabel) =>
    createClient(
      withFallback(
        adapt(sendAsCustomer(withListener(asWebClient(overHttp(''), { partitionKey, tokenInHeader, storeInPath: hasOwnCalls })))),
      ),
      { storeCode, relabel },
    ),
  )
