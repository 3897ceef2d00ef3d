import type { Operator } from '@meerkat/api/operator'
import { needed, noMore, ToolFault, UsageFault, wholeNumber } from '../faults.ts'
import { readJson, writeGiven } from '../files.ts'
import type { Verb } from '../verb.ts'

type Place = Parameters<Operator['putDocument']>[0]

const ENTITIES: ReadonlyMap<string, Place['entity']> = new Map(
  Object.entries({
    product: 'product',
    category: 'category',
    attribute: 'attribute',
    'tax-rule': 'tax_rule',
    page: 'cms_page',
    block: 'cms_block',
    node: 'cms_hierarchy',
  } as const),
)

export const document: Verb = {
  usage: ['document put KIND FILE [--store CODE]', 'document get KIND ID FILE [--store CODE]', 'document delete KIND ID [--store CODE]'],
  summary: 'writes, reads or deletes one document of the catalogue as JSON',
  help: [
    `KIND is ${[...ENTITIES.keys()].join(', ')}; FILE contains one document in the format of a bundle. It is checked like an import.`,
    'Without --store it is in the default store view; tax rules belong to none. An open shop shows the change at once.',
  ],
  options: { store: { type: 'string' } },
  async run({ operator, terminal }, { words: [action, kind, third, ...rest], options: { store = '' } }) {
    if (action !== 'put' && action !== 'get' && action !== 'delete') throw new UsageFault(`"${action ?? ''}" is not put, get or delete.`)
    const entity = ENTITIES.get(needed(kind, 'the kind of document'))
    if (!entity) throw new UsageFault(`"${kind}" is not one of ${[...ENTITIES.keys()].join(', ')}.`)
    const place: Place = { entity, storeCode: String(store) }
    if (action === 'put') {
      const source = needed(third, 'the file')
      noMore(rest)
      return terminal.line(`${kind}: ${await operator.putDocument(place, readJson(source))}.`)
    }
    const id = wholeNumber(needed(third, 'the id'))
    if (action === 'delete') {
      noMore(rest)
      if (!(await operator.deleteDocument(place, id))) throw new ToolFault(`There is no ${kind} ${id}.`)
      return terminal.line(`${kind} ${id}: deleted.`)
    }
    const [file, ...more] = rest
    const target = needed(file, 'the file to write')
    noMore(more)
    const found = await operator.findDocument(place, id)
    if (!found) throw new ToolFault(`There is no ${kind} ${id}.`)
    writeGiven(target, `${JSON.stringify(found, null, 2)}\n`)
    return terminal.line(`Written to ${target}.`)
  },
}
