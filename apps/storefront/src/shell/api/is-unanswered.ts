/** No answer in time, or one that says that the shop or its database is away. Several chunks need this, so it reads names, not classes. */
export function isUnanswered(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown }
  return code === 0 || code === 502 || code === 503 || code === 504 || name === 'TookTooLong' || name === 'NoAnswer'
}

/** A part of the bundle could not be loaded: browsers name such errors differently, but all say that it was an import. */
export function isMissingPart(error: unknown): boolean {
  return /import|module script/i.test(String(error))
}
