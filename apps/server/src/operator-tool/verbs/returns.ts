import { needed, ToolFault, UsageFault, wholeNumber } from '../faults.ts'
import type { Tool, Verb } from '../verb.ts'
import { nameOf } from './order-text.ts'

const SHOWN = 50
const STATES = { announced: 'announced', received: 'received', 'called-off': 'cancelled' } as const

export const returns: Verb = {
  usage: [
    'returns [--all]',
    'returns announce ORDER-NUMBER [SKU=QUANTITY …] REASON',
    'returns receive RETURN [SKU=QUANTITY[/UNSALEABLE] …] [--unsaleable] [NOTE TO THE BUYER]',
    'returns cancel RETURN [NOTE TO THE BUYER]',
  ],
  summary: 'lists goods that are sent back, announces a return, receives its goods into stock, or cancels it',
  help: [
    'An order that was sent is not cancelled: announce a return of it. Without SKU=QUANTITY it is about everything that is left.',
    'receive puts the goods back into stock, except unsaleable ones: COLLAR=3/1 means three collars, one of which cannot be sold.',
    'Lines that you do not name did not arrive. The buyer gets a mail of each step.',
    'cancel ends a return whose goods do not come: the buyer keeps them, and can announce them again.',
  ],
  options: { all: { type: 'boolean' }, unsaleable: { type: 'boolean' } },
  async run(tool, { words: [action, ...rest], options }) {
    if (action === undefined) return listReturns(tool, options.all === true)
    if (action === 'announce') return announce(tool, rest)
    if (action === 'receive') return receive(tool, rest, options.unsaleable === true)
    // `call-off` is the former name.
    if (action === 'cancel' || action === 'call-off') return cancel(tool, rest)
    throw new UsageFault(`"${action}" is not announce, receive or cancel.`)
  },
}

async function listReturns({ operator, terminal }: Tool, all: boolean): Promise<void> {
  const listed = await operator.listReturns(SHOWN, { all })
  if (listed.length === 0) terminal.line(all ? 'No returns yet.' : 'No return is announced.')
  for (const { id, number, state, announced_by: by, reason, created_at: at, lines } of listed) {
    const goods = lines
      .map(({ sku, qty, received_qty: received }) => `${sku}=${received === null ? qty : `${received} of ${qty}`}`)
      .join(' ')
    terminal.line(
      [
        String(id).padStart(5),
        `order ${nameOf(number)}`,
        at.toISOString(),
        STATES[state].padEnd(9),
        `by the ${by}`,
        goods,
        reason ?? '',
      ].join('  '),
    )
  }
}

async function announce({ operator, terminal }: Tool, [given, ...words]: readonly string[]): Promise<void> {
  const number = wholeNumber(needed(given, 'the order number'))
  const { pieces, text } = readPieces(words)
  const reason = needed(text, 'the reason')
  const wanted = pieces && new Map(Array.from(pieces, ([sku, { qty }]) => [sku, qty]))
  const outcome = await operator.announceReturn(number, reason, wanted)
  if (!outcome) throw new ToolFault(`There is no order ${nameOf(number)}.`)
  if (outcome.kind === 'not-sent') throw new ToolFault(`Order ${nameOf(number)} was not sent: cancel it instead (orders cancel).`)
  if (!('returnId' in outcome)) throw new ToolFault(`Order ${nameOf(number)} does not have these pieces left (orders show ${number}).`)
  terminal.line(`Return ${outcome.returnId} of order ${nameOf(number)} is announced.`)
}

async function receive({ operator, terminal }: Tool, [given, ...words]: readonly string[], isUnsaleable: boolean): Promise<void> {
  const id = wholeNumber(needed(given, 'the number of the return'))
  const { pieces, text } = readPieces(words)
  const outcome = await operator.receiveReturn(id, { pieces, isUnsaleable }, text || null)
  terminal.line(describeOutcome(id, outcome, 'received'))
}

async function cancel({ operator, terminal }: Tool, [given, ...words]: readonly string[]): Promise<void> {
  const id = wholeNumber(needed(given, 'the number of the return'))
  terminal.line(describeOutcome(id, await operator.callOffReturn(id, words.join(' ').trim() || null), 'cancelled'))
}

function describeOutcome(id: number, outcome: Awaited<ReturnType<Tool['operator']['receiveReturn']>>, done: string): string {
  switch (outcome.kind) {
    case 'return-not-found':
      throw new ToolFault(`There is no return ${id}.`)
    case 'too-many':
      throw new ToolFault(`Return ${id} does not have these pieces (returns).`)
    case 'refused':
      throw new ToolFault(`Return ${id} is over: it cannot be ${done} any more.`)
    case 'unchanged':
      return `Return ${id} was ${done} before; the order is ${outcome.orderStatus}.`
    case 'moved':
      return `Return ${id} is ${done}; the order is ${outcome.orderStatus}.`
  }
}

type Pieces = ReadonlyMap<string, { readonly qty: number; readonly unsaleable: number }>

/** `SKU=3/1` at the beginning, then text. Null: no piece is named. */
function readPieces(words: readonly string[]): { pieces: Pieces | null; text: string } {
  const first = words.findIndex((word) => !PIECES.test(word))
  const named = first === -1 ? words : words.slice(0, first)
  const pieces = named.map((word): [string, { qty: number; unsaleable: number }] => {
    const [, sku = '', qty = '', unsaleable = '0'] = PIECES.exec(word) ?? []
    return [sku, { qty: Number(qty), unsaleable: Number(unsaleable) }]
  })
  const text = words.slice(named.length).join(' ').trim()
  return { pieces: pieces.length === 0 ? null : new Map(pieces), text }
}

const PIECES = /^(.+)=(\d{1,6})(?:\/(\d{1,6}))?$/
