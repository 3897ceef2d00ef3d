import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { MARK_ID } from './mail-html.ts'

/** A mail ready to send; addresses and subject contain no line breaks. */
export interface Mail {
  readonly to: string
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Called when the reader clicks "unsubscribe" in their mail client. RFC 8058. */
  readonly unsubscribeUrl?: string
}

export interface Mailer {
  /** @throws MailFault when the mail could not be delivered to the mail server; it may be retried. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail server's answer without recipient addresses, so that none are logged. */
export class MailFault extends Error {
  override readonly name = 'MailFault'
  /** The recipient was refused permanently: a retry cannot succeed. */
  readonly isFinal: boolean

  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}

export interface MailerOptions {
  /**
   * `smtp://user:password@host:port` or `smtps://…`, with settings of nodemailer such as `?requireTLS=true`. Without it, mails are
   * written to `dropDir` as `.eml` files.
   */
  readonly smtpUrl?: string | undefined
  readonly from: string
  /** Where answers go: every mail says that one can reply to it. */
  readonly answerTo: string
  readonly dropDir: string
  /** The picture of the header, as PNG. */
  readonly readMark: () => Promise<Buffer>
}

// Shorter than the minute after which another worker claims the outbox job again.
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const
/** Prevents mail content from making the mailer read files or URLs. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const

export function createMailer({ smtpUrl, dropDir, ...sender }: MailerOptions): Mailer {
  return smtpUrl ? sendBySmtp(smtpUrl, sender) : dropIntoFolder(dropDir, sender)
}

type Sender = Pick<MailerOptions, 'from' | 'answerTo' | 'readMark'>

function sendBySmtp(url: string, sender: Sender): Mailer {
  const transport = openOnce(({ createTransport }) => createTransport({ url, pool: true, maxConnections: 2, ...TIMEOUTS, ...CLOSED }))
  return {
    async send(mail) {
      const message = await toMessage(mail, sender)
      try {
        await (await transport.open()).sendMail(message)
      } catch (fault) {
        throw new MailFault(`The mail server did not take a mail: ${describe(fault)}`, isRecipientRefused(fault))
      }
    },
    close: transport.close,
  }
}

function dropIntoFolder(folder: string, sender: Sender): Mailer {
  const transport = openOnce(({ createTransport }) => createTransport({ streamTransport: true, buffer: true, ...CLOSED }))
  return {
    async send(mail) {
      const { message } = await (await transport.open()).sendMail(await toMessage(mail, sender))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`)
      // Rename at the end, so that the folder never contains a partly written mail.
      await writeFile(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
    },
    close: transport.close,
  }
}

interface Transport<T> {
  open(): Promise<T>
  close(): void
}

/** Opened with the first mail: nodemailer would take time and memory at every start. */
function openOnce<T extends { close(): void }>(create: (library: typeof import('nodemailer')) => T): Transport<T> {
  let opening: Promise<T> | null = null
  return {
    open: () => (opening ??= import('nodemailer').then(create)),
    close: () => void opening?.then((transport) => transport.close()),
  }
}

async function toMessage({ replyTo, unsubscribeUrl, ...mail }: Mail, { from, answerTo, readMark }: Sender): Promise<SendMailOptions> {
  const headers = { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const showsMark = mail.html?.includes(`cid:${MARK_ID}`)
  const mark = { filename: 'logo.png', cid: MARK_ID, content: showsMark ? await readMark() : '', contentDisposition: 'inline' } as const
  return {
    from,
    ...mail,
    ...((replyTo || !from.includes(answerTo)) && { replyTo: replyTo || answerTo }),
    ...(unsubscribeUrl !== undefined && { headers }),
    ...(showsMark && { attachments: [mark] }),
  }
}

/** Temporary refusals have a code of 4xx. Refusals of the login or the sender can be fixed by the operator. */
function isRecipientRefused(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const { code, responseCode, command } = fault as Error & { code?: unknown; responseCode?: unknown; command?: unknown }
  return code === 'EENVELOPE' && command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500
}

/** Codes only: the text of a response repeats the address. */
function describe(fault: unknown): string {
  if (!(fault instanceof Error)) return 'unknown'
  const { code, responseCode } = fault as Error & { code?: unknown; responseCode?: unknown }
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || fault.name
}
