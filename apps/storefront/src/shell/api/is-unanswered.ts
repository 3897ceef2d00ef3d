/**
 * Whether a call got no usable answer: none in time, one that is not what the call returns (from a proxy, a network that asks to log in,
 * another server), or one that says that the shop or its database is unreachable or that there were too many requests. Reads names and
 * messages, not classes: several chunks need this, and errors of server rendering reach the browser only as messages.
 */
export function isUnanswered(error: unknown): boolean {
  return /^TimedOut|^NoAnswer|: no-answer|: malformed| (?:429|50[234])$/.test(String(error))
}

/** A part of the bundle could not be loaded: browsers name such errors differently, but all say that it was an import. */
export function isMissingPart(error: unknown): boolean {
  return /import|module script/i.test(String(error))
}
