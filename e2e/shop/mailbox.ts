import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

export interface Mail {
  readonly subject: string
  /** The text/plain part. */
  readonly text: string
}

/** Waits for the newest mail to an address whose subject starts with the text. Without `SMTP_URL` the shop writes mails to files. */
export async function findMail(to: string, subject: string): Promise<Mail> {
  const find = () => readMails(to).find((mail) => mail.subject.startsWith(subject))
  await expect.poll(find, { message: `a mail to ${to}: ${subject}` }).toBeDefined()
  return find()!
}

/** All mails to an address, newest first. */
export function readMails(to: string): Mail[] {
  const folder = join(process.env['E2E_DATA_DIR']!, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .map((name) => readFileSync(join(folder, name), 'latin1').replaceAll('\r\n', '\n'))
    .filter((source) => headerOf(source, 'To').includes(to))
    .map((source) => ({ subject: headerOf(source, 'Subject'), text: decodeQuoted(partOf(source, 'text/plain')) }))
}

/** Path and query of the first link in a mail that starts with the given path. */
export function linkTo(mail: Mail, page: string): string {
  const [link] = mail.text.match(new RegExp(`https?://\\S+/${page}\\S*`)) ?? []
  if (link === undefined) throw new Error(`No link to ${page} in: ${mail.text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

/** Decodes a header: unfolds lines and decodes quoted-printable or base64 words. */
function headerOf(source: string, name: string): string {
  const folded = new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm').exec(source)?.[1] ?? ''
  return folded
    .replace(/\?=\s*\n?[ \t]+=\?/g, '?==?')
    .replace(/\n[ \t]+/g, ' ')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function partOf(source: string, type: string): string {
  const [, , body = ''] = new RegExp(`^Content-Type: ${type}[^\\n]*\\n((?:[^\\n]+\\n)*)\\n([\\s\\S]*?)\\n--`, 'm').exec(source) ?? []
  return body
}

/** Decodes quoted-printable text in UTF-8. */
function decodeQuoted(text: string): string {
  const bytes = text.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
