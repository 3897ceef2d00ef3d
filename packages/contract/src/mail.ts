import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { callQuery } from './envelope.ts'
import { freeText } from './plain-text.ts'

/** The page that a mail links to for confirming the copy of a message. */
export const MESSAGE_COPY_PAGE = 'message-copy'

const PATH = '/api/ext/mail-service'
const query = z.object(callQuery)
const Text = z.optional(z.nullable(z.string().check(z.maxLength(255))))

export const createMailToken = endpoint({
  method: 'GET',
  path: `${PATH}/get-token`,
  summary: 'A token for sending one mail within ten minutes.',
  auth: 'none',
  query,
  result: z.string(),
})
/** The specification names POST, the protocol GET. docs/wire.md §8. */
export const createMailTokenByPost = endpoint({ ...createMailToken, method: 'POST' })

/** A contact form. Missing and wrong addresses are refused with a message that the form shows. docs/wire.md §8. */
export const ContactMail = z.object({
  /** Sender; becomes Reply-To. */
  sourceAddress: Text,
  /** The shop's contact address; with `confirmation`, the recipient of the copy. */
  targetAddress: Text,
  /** Subject of the mail. */
  subject: z.optional(z.nullable(freeText(500))),
  /** The message. */
  emailText: z.optional(z.nullable(freeText(20_000))),
  /** Whether this is the copy for the sender. */
  confirmation: z.optional(z.nullable(z.boolean())),
  /** Ours: the sender wants a copy of a message to the shop. A mail asks for the confirmation first. */
  copy: z.optional(z.nullable(z.boolean())),
  /** The token that `get-token` returned. */
  token: z.optional(z.nullable(z.string().check(z.maxLength(1000)))),
})
export type ContactMail = z.infer<typeof ContactMail>

export const sendMail = endpoint({
  method: 'POST',
  path: `${PATH}/send-email`,
  summary: 'Sends a contact form to the shop.',
  auth: 'none',
  query,
  body: ContactMail,
  result: z.literal('OK'),
  meta: z.object({
    /** Only when a copy was requested. `asked`: a mail asks for the confirmation. `refused`: the address has reached its limit of mails. */
    copy: z.optional(z.enum(['asked', 'refused'])),
  }),
})

/** Result of opening the link that confirms a copy; the link is `used` when its message is no longer stored. */
export const MessageCopyStatus = z.enum(['sent', 'used', 'expired'])
export type MessageCopyStatus = z.infer<typeof MessageCopyStatus>

/** Ours: called by the page that the mail links to. docs/wire.md §8. */
export const confirmMessageCopy = endpoint({
  method: 'POST',
  path: `${PATH}/confirm-copy`,
  summary: 'Mails the copy of a message to its sender, who confirms the address with the token of a mail. A token works once.',
  auth: 'none',
  query,
  body: z.object({
    /** The token from the link in the mail. */
    token: z.string().check(z.minLength(1), z.maxLength(1000)),
  }),
  result: MessageCopyStatus,
})
