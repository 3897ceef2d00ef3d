import type { Operator } from '@meerkat/api/operator'
import { needed, noMore, ToolFault, UsageFault } from '../faults.ts'
import { readJson } from '../files.ts'
import type { Tool, Verb, VerbArguments } from '../verb.ts'
import { describeDifference, isRisky } from './describe-difference.ts'

type ImportPlan = Awaited<ReturnType<Operator['planImport']>>

export const importCatalog: Verb = {
  usage: ['import FILE [--yes] [--dry-run] [--stock]', 'import --undo [--yes] [--dry-run]'],
  summary: 'changes the catalogue to what is in FILE, or undoes the last import',
  help: [
    'FILE is a bundle as export writes it. It is checked whole; if anything is wrong, all faults are listed and nothing is changed.',
    'The difference is shown first. At a terminal you are asked before anything is written. Without a terminal an import that deletes',
    'documents, changes a price by more than 30 %, leaves a category empty or replaces stock needs --yes; others are carried out.',
    '',
    '--yes      do not ask',
    '--dry-run  show the difference and stop',
    '--stock    replace the quantities in stock; otherwise only products without a stock record get one, so that an export can be',
    '           imported again after sales. Rules such as the smallest quantity to order are always taken over.',
    '--undo     bring back what the last import replaced (up to five imports, one after the other); what was sold since stays sold',
    '',
    'Store views that FILE does not name stay as they are. Reviews are added and never replaced or deleted. The shop may stay open.',
  ],
  options: { yes: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, stock: { type: 'boolean' }, undo: { type: 'boolean' } },
  run: (tool, given) => (given.options['undo'] ? undo(tool, given) : importFile(tool, given)),
}

async function importFile(tool: Tool, { words: [file, ...rest], options }: VerbArguments): Promise<void> {
  const { operator, terminal } = tool
  const name = needed(file, 'the file to import')
  noMore(rest)
  const plan = await planOf(operator, name, options['stock'] === true)
  const { documents } = plan.difference
  if (documents.length + plan.stock.added.length + plan.stock.changed.length + plan.reviews.added.length === 0) {
    if (plan.stock.kept > 0) terminal.line(describeKept(plan.stock.kept))
    return terminal.line(`The catalogue is the same as ${name}: nothing to do.`)
  }
  terminal.line(`Changes by ${name}:`)
  for (const line of describeDifference(plan.difference)) terminal.line(line)
  for (const line of describeRest(plan)) terminal.line(line)
  const quantities = plan.stock.changed.filter(({ withQuantity }) => withQuantity).length
  if (!(await mayGoOn(tool, options, quantities > 0 || isRisky(plan.difference)))) return
  await operator.performImport(plan)
  terminal.line('Imported. An open shop shows it at once. To go back: npm run shop -- import --undo')
}

async function undo(tool: Tool, { words, options }: VerbArguments): Promise<void> {
  const { operator, terminal } = tool
  if (words.length > 0) throw new UsageFault('--undo takes no file.')
  const plan = await operator.planUndo()
  if (!plan) throw new ToolFault('There is no import to undo.')
  terminal.line(`Undoing the import of ${plan.last.imported_at.toISOString()}:`)
  for (const line of describeDifference(plan.difference)) terminal.line(line)
  if (plan.stock.length > 0) terminal.line(`  stock: ${plan.stock.length} records as before; what was sold since stays sold`)
  if (plan.reviews.length > 0) terminal.line(`  reviews: ${plan.reviews.length} that the import added are deleted`)
  // `--undo` is explicit, so a script needs no further confirmation.
  if (!(await mayGoOn(tool, options, false))) return
  await operator.undoImport(plan)
  terminal.line('Undone. An open shop shows it at once.')
}

async function planOf(operator: Operator, file: string, replaceQuantities: boolean): Promise<ImportPlan> {
  try {
    return await operator.planImport(readJson(file), { replaceQuantities })
  } catch (fault) {
    if (!(fault instanceof Error) || fault.name !== 'CatalogFault') throw fault
    throw new ToolFault(fault.message.replace('The catalogue', file))
  }
}

/** @throws ToolFault when a risky change cannot be confirmed interactively. */
async function mayGoOn({ terminal }: Tool, options: VerbArguments['options'], isRiskyChange: boolean): Promise<boolean> {
  if (options['dry-run']) {
    terminal.line('Nothing was changed (--dry-run).')
    return false
  }
  if (options['yes']) return true
  if (!terminal.isInteractive) {
    if (!isRiskyChange) return true
    throw new ToolFault(
      'Nothing was changed: this deletes documents, changes prices by more than 30 %, empties categories or replaces stock. Add --yes if that is meant.',
    )
  }
  const isWanted = await terminal.confirm('Carry this out?')
  if (!isWanted) terminal.line('Nothing was changed.')
  return isWanted
}

function describeRest({ stock, reviews }: ImportPlan): string[] {
  const quantities = stock.changed.filter(({ withQuantity }) => withQuantity).length
  const rules = stock.changed.length - quantities
  return [
    ...(stock.added.length > 0 ? [`  stock: ${stock.added.length} new records`] : []),
    ...(rules > 0 ? [`  stock: ${rules} records with other rules of sale`] : []),
    ...(quantities > 0 ? [`  stock: ${quantities} quantities replaced`] : []),
    ...(stock.kept > 0 ? [describeKept(stock.kept)] : []),
    ...(reviews.added.length > 0 ? [`  reviews: ${reviews.added.length} new`] : []),
    ...(reviews.conflicting.length > 0
      ? [`  reviews: ${reviews.conflicting.length} left out, because another product's review has their id`]
      : []),
  ]
}

function describeKept(count: number): string {
  return `  stock: ${count} quantities differ and stay as the shop has them (--stock replaces them)`
}
