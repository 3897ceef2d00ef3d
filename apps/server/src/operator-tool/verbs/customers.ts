import { needed, noMore, ToolFault } from '../faults.ts'
import { writeGiven } from '../files.ts'
import type { Tool, Verb, VerbArguments } from '../verb.ts'

const SHOWN = 50
const OWNER_ONLY = 0o600

export const customers: Verb = {
  usage: ['customers find NAME OR E-MAIL', 'customers export E-MAIL FILE', 'customers delete E-MAIL [--yes]'],
  summary: 'finds customers, writes what is stored about one into a file, or deletes one',
  help: [
    'export writes all data that the shop stores about the customer, as JSON. delete does what the customer can do in the account: orders',
    'stay, but only with the data that tax law requires. It asks first; without a terminal it needs --yes.',
  ],
  options: { yes: { type: 'boolean' } },
  async run(tool, { words: [first, ...rest], options }) {
    if (first === 'export') return exportOne(tool, rest)
    if (first === 'delete') return deleteOne(tool, rest, options)
    return find(tool, first === 'find' ? rest : [first, ...rest].filter((word) => word !== undefined))
  },
}

async function find({ operator, terminal }: Tool, words: readonly string[]): Promise<void> {
  const found = await operator.findCustomers(needed(words.join(' ').trim(), 'a part of the name or e-mail'), SHOWN)
  if (found.length === 0) terminal.line('No customer fits.')
  for (const { id, email, firstname, lastname, store_code: storeCode, created_at: at, orders } of found)
    terminal.line(`${id}  ${email}  ${firstname} ${lastname}  ${storeCode || 'default'}  since ${at.toISOString()}  ${orders} orders`)
}

async function exportOne({ operator, terminal }: Tool, [given, file, ...rest]: readonly string[]): Promise<void> {
  const email = needed(given, 'the e-mail address')
  const target = needed(file, 'the file to write')
  noMore(rest)
  const data = await operator.exportCustomer(email)
  if (!data) throw new ToolFault(`There is no customer ${email}.`)
  writeGiven(target, `${JSON.stringify(data, null, 2)}\n`, { mode: OWNER_ONLY })
  terminal.line(`Written to ${target}.`)
}

async function deleteOne(
  { operator, terminal }: Tool,
  [given, ...rest]: readonly string[],
  { yes }: VerbArguments['options'],
): Promise<void> {
  const email = needed(given, 'the e-mail address')
  noMore(rest)
  if (!yes) {
    if (!terminal.isInteractive)
      throw new ToolFault('Nothing was changed: deleting a customer cannot be undone. Add --yes if that is meant.')
    if (!(await terminal.confirm(`Delete the customer ${email}? This cannot be undone.`))) return terminal.line('Nothing was changed.')
  }
  if (!(await operator.deleteCustomer(email))) throw new ToolFault(`There is no customer ${email}.`)
  terminal.line(`The customer ${email} is deleted.`)
}
