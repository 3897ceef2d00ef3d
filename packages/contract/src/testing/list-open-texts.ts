/** The parts of a schema of the library that the walk below reads. */
interface Schema {
  readonly _zod: { readonly def: Definition }
  safeParse(value: unknown): { readonly success: boolean }
}

interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly catchall?: Schema
  readonly element?: Schema
  readonly options?: readonly Schema[]
  readonly keyType?: Schema
  readonly valueType?: Schema
  readonly in?: Schema
  readonly innerType?: Schema
  readonly getter?: () => Schema
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string; readonly fn?: (value: unknown) => unknown } } }[]
}

/** A number with a valid check digit: without and with gaps, surrounded by other text, and in an e-mail address. */
const CARDS = ['4200000000000000', '4200 0000 0000 0000', 'Thandi 4200000000000000', '4200000000000000@example.com']
const CLOSED = new Set(['literal', 'enum', 'boolean', 'null', 'undefined', 'never', 'number', 'int'])

/** Paths below a schema where a text with a card number is accepted, and members with arbitrary content (`*`). */
export function listOpenTexts(schema: unknown, path: string): string[] {
  const { _zod, safeParse } = schema as Schema
  const { type, shape, catchall, element, options, valueType, in: input, innerType, getter, checks = [] } = _zod.def
  if (CLOSED.has(type) || checks.some(({ _zod: check }) => check.def.check === 'custom' && refusesCards(check.def.fn))) return []
  if (shape) {
    const members = Object.entries(shape).flatMap(([name, member]) => listOpenTexts(member, `${path}.${name}`))
    return catchall && catchall._zod.def.type !== 'never' ? [...members, `${path}.*`] : members
  }
  if (options) return [...new Set(options.flatMap((option) => listOpenTexts(option, path)))]
  if (valueType) return [`${path}.*`, ...listOpenTexts(valueType, `${path}.*`)]
  const inner = input ?? innerType ?? getter?.()
  if (element) return listOpenTexts(element, `${path}[]`)
  if (inner) return listOpenTexts(inner, path)
  return CARDS.some((card) => safeParse(card).success) ? [path] : []
}

/** A check of a whole value, such as `withoutCardNumbers()`. */
function refusesCards(check: ((value: unknown) => unknown) | undefined): boolean {
  try {
    return check?.({ text: CARDS[0] }) === false && check({ text: 'Thandi' }) === true
  } catch {
    return false
  }
}
