import * as z from 'zod/mini'

/** `{ code, result, meta? }` around every business answer; the HTTP status equals `code`. Contract 1.2, 1.3. */
export const Envelope = z.object({
  code: z.number(),
  result: z.unknown(),
  meta: z.optional(z.record(z.string(), z.unknown())),
})
export type Envelope = z.infer<typeof Envelope>

/** One fault of a request body, in the form that old clients know. Contract 1.5. */
export const ValidationError = z.object({
  keyword: z.string(),
  dataPath: z.string(),
  schemaPath: z.string(),
  params: z.record(z.string(), z.unknown()),
  message: z.string(),
})
export type ValidationError = z.infer<typeof ValidationError>

/** Query members that may stand on any call and mean nothing to most. Contract 1.9, 1.10. */
export const callQuery = {
  storeCode: z.optional(z.string()),
  partitionKey: z.optional(z.string()),
  /** User token of clients in query mode; the Bearer header wins. Never logged. Contract 1.8. */
  token: z.optional(z.string()),
} as const

/** Names the one attempt of a change, so that a repeated request (lost answer, queue replay) has one effect. */
export const TASK_ID_HEADER = 'x-task-id'

/** An id may travel as text or number and is compared as text. Contract 1.13. */
export const Id = z.union([z.string(), z.number()])
export type Id = z.infer<typeof Id>
