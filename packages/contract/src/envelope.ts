import * as z from 'zod/mini'

/** `{ code, result, meta? }` around every business answer; the HTTP status equals `code`. docs/wire.md §1.2, §1.3. */
export const Envelope = z.object({
  /** 200, or an error code; equals the HTTP status. */
  code: z.number(),
  /** The result; after a failure, the reason. */
  result: z.unknown(),
  /** Additions to the result, such as the refresh token of a login. */
  meta: z.optional(z.record(z.string(), z.unknown())),
})
export type Envelope = z.infer<typeof Envelope>

/** One validation error of a request body, in the format of old clients. docs/wire.md §1.5. */
export const ValidationError = z.object({
  /** The rule that was broken, such as `required` or `minLength`. */
  keyword: z.string(),
  /** Where in the body, such as `.customer.email`. */
  dataPath: z.string(),
  /** Where in the schema. */
  schemaPath: z.string(),
  /** Details of the rule, such as its limit. */
  params: z.record(z.string(), z.unknown()),
  /** The error in English. */
  message: z.string(),
})
export type ValidationError = z.infer<typeof ValidationError>

/** Query parameters that are allowed on every call; most calls ignore them. docs/wire.md §1.9, §1.10. */
export const callQuery = {
  /** Store view; the header `x-vs-store-code` wins. Empty or unknown: the default one. @example "de" */
  storeCode: z.optional(z.string()),
  /** Accepted on every call and ignored. */
  partitionKey: z.optional(z.string()),
  /** User token of clients in query mode; the Bearer header wins. Never logged. docs/wire.md §1.8. */
  token: z.optional(z.string()),
} as const

/** Identifies a change, so that a repeated request (lost response, queue replay) has one effect. */
export const TASK_ID_HEADER = 'x-task-id'

/** An id may be sent as text or number and is compared as text. docs/wire.md §1.13. */
export const Id = z.union([z.string(), z.number()])
export type Id = z.infer<typeof Id>
