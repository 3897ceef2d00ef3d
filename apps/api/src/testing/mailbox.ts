import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on a free port, and the mails that were delivered to it. */
export interface Mailbox {
  readonly url: string
  readonly mails: Email[]
  /** Envelope recipients in the order of delivery. */
  readonly recipients: string[][]
  /** While not null, every mail is refused with this response. */
  refuse(answer: { code: number; text: string } | null): void
  /** Resolves with the first mail to an address once it arrives. */
  mailTo(address: string): Promise<Email>
  close(): Promise<void>
}

/** A real SMTP server, so that tests see mails as transmitted. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: Email[] = []
  const recipients: string[][] = []
  let refusal: { code: number; text: string } | null = null
  const keep = callbackify(async (stream: NodeJS.ReadableStream, to: string[]) => {
    mails.push(await PostalMime.parse(await buffer(stream)))
    recipients.push(to)
  })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(address, _session, done) {
      done(refusal && Object.assign(new Error(`${refusal.text} ${address.address}`), { responseCode: refusal.code }))
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      keep(stream, to, (fault) => done(fault))
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${bound.port}`,
    mails,
    recipients,
    refuse(answer) {
      refusal = answer
    },
    async mailTo(address) {
      for (;;) {
        const place = recipients.findIndex((to) => to.includes(address))
        const mail = mails[place]
        if (mail) return mail
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
