import { CLIENT_ID, CLIENT_VERSION } from '@meerkat/contract/client-version'
import type { Call, Send } from '@meerkat/contract/transport'

export interface ClientSettings {
  /** Names one of the servers that share an address; '' for none. */
  readonly partitionKey: string
  /** False: the user token travels as the parameter `token`. */
  readonly tokenInHeader: boolean
  /** False for servers of the old protocol, which know the store view by the parameter `storeCode` only. */
  readonly storeInPath: boolean
}

const BEARER = 'Bearer '

/**
 * Adds to each call what servers of this protocol are configured for: the store code in the path, the partition key, the place of the user
 * token, and on task calls the headers that describe the client. Reads of the catalogue have none of these headers, so that caches share
 * their answers. Spec §6, §7.
 */
export function asWebClient(send: Send, { partitionKey, tokenInHeader, storeInPath }: ClientSettings): Send {
  return (call) => {
    const query = { ...call.query, ...(partitionKey !== '' && { partitionKey }), ...(!tokenInHeader && tokenOf(call)) }
    const headers = { ...call.headers, ...(call.endpoint.enveloped !== false && describeClient()) }
    if (!tokenInHeader) delete headers['authorization']
    return send({ ...call, ...(storeInPath && { endpoint: withStore(call) }), query, headers })
  }
}

/** `/api/de/cart/pull` is `/api/cart/pull` in the store view `de`. */
function withStore({ endpoint, query }: Call): Call['endpoint'] {
  const code = query?.['storeCode']
  return code ? { ...endpoint, path: endpoint.path.replace(/^\/api\//, `/api/${code}/`) } : endpoint
}

function tokenOf({ headers }: Call): { token?: string } {
  const given = headers?.['authorization']
  return given?.startsWith(BEARER) ? { token: given.slice(BEARER.length) } : {}
}

function describeClient(): Record<string, string> {
  const info = { version: CLIENT_VERSION, clientId: CLIENT_ID, userAgent: navigator.userAgent, host: location.host }
  return { 'x-clientid': CLIENT_ID, 'x-clientinfo': encodeURIComponent(JSON.stringify(info)) }
}
