/** Beyond it there is no order, and no number that the database would take. */
const LARGEST_ID = 2 ** 52

/** The id of an order as it stands in a path; null for what cannot be one. */
export function toOrderId(given: string): number | null {
  const id = /^\d{1,16}$/.test(given) ? Number(given) : 0
  return id > 0 && id < LARGEST_ID ? id : null
}
