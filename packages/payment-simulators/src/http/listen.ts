import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Simulator } from '../engine/simulator.ts'
import { type Answer, type Call, matchRoute, NO_ANSWER, type Route } from './route.ts'

const BODY_LIMIT = 256 * 1024

interface ListenOptions {
  readonly port: number
  /** Calls of the shop's server are logged and suffer faults; pages of shoppers do not. */
  readonly isApi: boolean
  /** After each request that may have changed the ledger. */
  readonly onChange: () => void
}

export interface Listener {
  readonly url: string
  close(): Promise<void>
}

/** Serves routes on a port of this machine only. */
export async function listen(simulator: Simulator, routes: readonly Route[], options: ListenOptions): Promise<Listener> {
  const server = createServer((request, response) => {
    handle(simulator, routes, options, request, response).catch((error: unknown) => {
      console.error('payment simulators:', error)
      response.destroy()
    })
  })
  const { port } = await open(server, options.port)
  return { url: `http://127.0.0.1:${port}`, close: () => shut(server) }
}

async function handle(
  simulator: Simulator,
  routes: readonly Route[],
  options: ListenOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://simulator')
  const method = request.method ?? 'GET'
  const body = await readBody(request)
  if (body === null) return send(response, { status: 413, body: { message: 'The body is too large.' } })
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
  const call = { method, path: url.pathname, query: url.searchParams, headers, body }
  const matched = matchRoute(routes, method, url.pathname)
  if (!matched) return send(response, { status: 404, body: { message: 'No such path.' } })
  const { provider } = matched.route
  const answer = provider
    ? await answerWithFaults(simulator, matched.route, { ...call, params: matched.params })
    : await matched.route.handler(simulator, { ...call, params: matched.params })
  if (method !== 'GET') options.onChange()
  if (options.isApi && provider) {
    const status = typeof answer === 'object' ? answer.status : 0
    simulator.log.addRequest({ at: simulator.clock.now(), method, path: request.url ?? '/', headers: withoutAbsent(headers), body, status })
  }
  if (answer === RESET) request.socket.resetAndDestroy()
  else if (answer !== NO_ANSWER) send(response, answer)
}

const RESET = Symbol('reset')

async function answerWithFaults(simulator: Simulator, route: Route, call: Call): Promise<Answer | typeof NO_ANSWER | typeof RESET> {
  const { faults } = simulator
  const provider = route.provider ?? 'card'
  const delay = faults.take('delay', provider)
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay.ms ?? 1000))
  if (faults.take('reset', provider)) return RESET
  if (faults.take('http500', provider))
    return { status: 500, headers: { 'content-type': 'text/html' }, body: '<h1>Internal Server Error</h1>' }
  if (faults.take('junk', provider)) return { status: 200, headers: { 'content-type': 'application/json' }, body: '<html>{"result":' }
  const answer = await route.handler(simulator, call)
  return faults.take('timeoutAfterCommit', provider) ? NO_ANSWER : answer
}

/** Null when it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > BODY_LIMIT) return null
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  const isText = typeof body === 'string' || Buffer.isBuffer(body)
  const bytes = body === undefined ? '' : isText ? body : JSON.stringify(body)
  response.writeHead(status, {
    ...(isText || body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    ...headers,
  })
  response.end(bytes)
}

function withoutAbsent(headers: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

function open(server: Server, port: number): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server.address() as AddressInfo))
  })
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    // Also the calls that are never answered.
    server.closeAllConnections()
  })
}
