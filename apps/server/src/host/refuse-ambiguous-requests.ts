import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Refuses requests that a proxy and this server could interpret differently: two `Host` headers, an absolute URL as the
 * target, an encoded `../` in a path, a NUL character anywhere in the address. Node and Fastify let them through.
 */
export function refuseAmbiguousRequests(host: FastifyInstance): void {
  host.addHook('onRequest', async (request, reply) => {
    const fault = faultOf(request)
    if (fault) return reply.code(400).send({ code: 400, result: fault })
  })
}

function faultOf({ raw }: FastifyRequest): string | null {
  const url = raw.url ?? ''
  if (!url.startsWith('/')) return 'The request target must be a path'
  // Browsers, and servers that parse addresses like them, treat a backslash as a slash.
  if (/^\/[/\\]/.test(url)) return 'The request target must not start with two slashes'
  const path = url.split('?', 1)[0] ?? ''
  if (/(?:^|\/|\\|%2f|%5c)(?:\.|%2e){2}(?:$|\/|\\|%2f|%5c)/i.test(path)) return 'The path must not climb'
  if (/%00|\0/.test(url)) return 'The address has a character that no address has'
  const hosts = raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts > 1 ? 'More than one Host header' : null
}
