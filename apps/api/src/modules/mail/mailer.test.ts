import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { createMarkReader } from './mail-brand.ts'
import { createMailer, MailFault } from './mailer.ts'

const LOGIN = { user: 'shop', pass: 's3cret&word' }
const MAIL = { to: 'thandi@example.com', subject: 'Hello', text: 'Hello' }

interface Delivery {
  readonly isSecure: boolean
  readonly user: unknown
}

const opened: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

/** A mail server that accepts mail only from the shop; its certificate is self-signed. */
async function aMailServer(options: SMTPServerOptions = {}) {
  const deliveries: Delivery[] = []
  const server = new SMTPServer({
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === LOGIN.user && password === LOGIN.pass) done(null, { user: username })
      else done(new Error(`Wrong password ${password}`))
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('nobody@') ? Object.assign(new Error(`No ${address} here`), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        deliveries.push({ isSecure: session.secure, user: session.user })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.server.address()
  opened.push(() => new Promise((resolve) => server.close(() => resolve())))
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0
  const login = `${LOGIN.user}:${encodeURIComponent(LOGIN.pass)}`
  return { deliveries, urlOf: (scheme: string, query = '', as = login) => `${scheme}://${as}@127.0.0.1:${port}/${query}` }
}

function mailerTo(smtpUrl: string) {
  const mailer = createMailer({
    smtpUrl,
    from: 'shop@example.com',
    answerTo: 'help@example.com',
    dropDir: '',
    readMark: createMarkReader(''),
  })
  opened.push(() => mailer.close())
  return mailer
}

async function faultOf(work: Promise<unknown>): Promise<MailFault> {
  const fault = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(fault instanceof MailFault)) throw new Error(`It was sent, or failed otherwise: ${fault}`)
  return fault
}

const TRUST = '?tls.rejectUnauthorized=false'

it('logs in over a connection upgraded with STARTTLS', async () => {
  const { deliveries, urlOf } = await aMailServer()
  await mailerTo(urlOf('smtp', TRUST)).send(MAIL)
  expect(deliveries).toEqual([{ isSecure: true, user: LOGIN.user }])
})

it('uses TLS from the start', async () => {
  const { deliveries, urlOf } = await aMailServer({ secure: true })
  await mailerTo(urlOf('smtps', TRUST)).send(MAIL)
  expect(deliveries).toEqual([{ isSecure: true, user: LOGIN.user }])
})

it('can be configured to send nothing without TLS', async () => {
  const { deliveries, urlOf } = await aMailServer({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  await faultOf(mailerTo(urlOf('smtp', '?requireTLS=true')).send(MAIL))
  expect(deliveries).toEqual([])
})

it('does not send its password to a server with an untrusted certificate', async () => {
  const { deliveries, urlOf } = await aMailServer()
  expect((await faultOf(mailerTo(urlOf('smtp')).send(MAIL))).isFinal).toBe(false)
  expect(deliveries).toEqual([])
})

it('keeps the mail for a retry after a wrong password, and the error contains neither password nor address', async () => {
  const { urlOf } = await aMailServer()
  const fault = await faultOf(mailerTo(urlOf('smtp', TRUST, 'shop:wr0ng')).send(MAIL))
  expect(fault.isFinal).toBe(false)
  expect(fault.message).toContain('535')
  expect(fault.message).not.toMatch(/wr0ng|thandi/)
})

it('does not retry an address that is refused permanently', async () => {
  const { urlOf } = await aMailServer()
  const fault = await faultOf(mailerTo(urlOf('smtp', TRUST)).send({ ...MAIL, to: 'nobody@example.com' }))
  expect(fault.isFinal).toBe(true)
  expect(fault.message).not.toContain('nobody')
})

it.each([
  { why: 'the sender takes no mail', from: 'Shop <no-reply@example.com>', mail: MAIL, header: 'Reply-To: help@example.com' },
  {
    why: 'the mail has an address of its own',
    from: 'help@example.com',
    mail: { ...MAIL, replyTo: 'thandi@example.com' },
    header: 'Reply-To: thandi@example.com',
  },
  { why: 'the sender is the shop', from: 'Shop <help@example.com>', mail: MAIL, header: undefined },
])('answers reach a person: $why', async ({ from, mail, header }) => {
  const dropDir = await mkdtemp(join(tmpdir(), 'mails-'))
  opened.push(() => rm(dropDir, { recursive: true }))
  await createMailer({ from, answerTo: 'help@example.com', dropDir, readMark: createMarkReader('') }).send(mail)
  const [name = ''] = await readdir(dropDir)
  expect(/^Reply-To: .*$/m.exec(await readFile(join(dropDir, name), 'utf8'))?.[0].trim()).toBe(header)
})
