import type { DoneFuncWithErrOrRes, FastifyInstance, FastifyReply } from 'fastify'
import { chooseEncoding, compress, type Encoding } from '../pages/compress.ts'

const JSON_TYPE = /^application\/(?:[a-z.]+\+)?json\b/

/** Compresses JSON as the client accepts it: a list of fifty products is 53 kB, and 7 compressed. */
export function compressJson(host: FastifyInstance): void {
  // With a callback, because most answers of a busy shop are pages and files, which must not wait for a promise here.
  host.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!isText || reply.hasHeader('content-encoding') || !JSON_TYPE.test(String(reply.getHeader('content-type')))) {
      return done(null, payload)
    }
    const { vary } = reply.getHeaders()
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding === 'identity') return done(null, payload)
    return void sendCompressed(reply, { payload: Buffer.from(payload), encoding, done })
  })
}

interface Answer {
  readonly payload: Buffer
  readonly encoding: Encoding
  readonly done: DoneFuncWithErrOrRes
}

async function sendCompressed(reply: FastifyReply, { payload, encoding, done }: Answer): Promise<void> {
  const compressed = await compress(payload, encoding).catch((fault: unknown) => fault as Error)
  if (compressed instanceof Error) return done(compressed)
  if (compressed) reply.header('content-encoding', encoding).removeHeader('content-length')
  done(null, compressed ?? payload)
}
