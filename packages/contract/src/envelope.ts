import * as z from 'zod/mini'

/** `{ code, result, meta? }` around every business answer; the HTTP status equals `code`. docs/wire.md §1.2, §1.3. */
export const Envelope = z.object({
  /** 200, or what went wrong; equals the HTTP status. */
  code: z.number(),
  /** The answer; after a failure the reason. */
  result: z.unknown(),
  /** Additions to the answer, such as the refresh token of a login. */
  meta: z.optional(z.record(z.string(), z.unknown())),
})
export type Envelope = z.infer<typeof Envelope>

/** One fault of a request body, in the form that old clients know. docs/wire.md §1.5. */
export const ValidationError = z.object({
  /** The rule that was broken, such as `required` or `minLength`. */
  keyword: z.string(),
  /** Where in the body, such as `.customer.email`. */
  dataPath: z.string(),
  /** Where in the schema. */
  schemaPath: z.string(),
  /** Details of the rule, such as its limit. */
  params: z.record(z.string(), z.unknown()),
  /** The fault in English. */
  message: z.string(),
})
export type ValidationError = z.infer<typeof ValidationError>

/** Query members that may stand on any call and mean nothing to most. docs/wire.md §1.9, §1.10. */
export const callQuery = {
  /** Store view; the header `x-vs-store-code` wins. Empty or unknown: the default one. @example "de" */
  storeCode: z.optional(z.string()),
  /** Accepted on every call and ignored. */
  partitionKey: z.optional(z.string()),
  /** User token of clients in query mode; the Bearer header wins. Never logged. docs/wire.md §1.8. */
  token: z.optional(z.string()),
} as const

/** Names the one attempt of a change, so that a repeated request (lost answer, queue replay) has one effect. */
export const TASK_ID_HEADER = 'x-task-id'

/** An id may travel as text or number and is compared as text. docs/wire.md §1.13. */
export const Id = z.union([z.string(), z.number()])
export type Id = z.infer<typeof Id>
