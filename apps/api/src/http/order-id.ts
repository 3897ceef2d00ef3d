/** The largest id that the database column can store. */
const MAX_ID = 2 ** 52

/** Parses an order id from a path; null for an invalid one. */
export function toOrderId(given: string): number | null {
  const id = /^\d{1,16}$/.test(given) ? Number(given) : 0
  return id > 0 && id < MAX_ID ? id : null
}
