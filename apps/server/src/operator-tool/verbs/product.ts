import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import type { Operator } from '@meerkat/api/operator'
import { needed, noMore, ToolFault, UsageFault } from '../faults.ts'
import { readGiven } from '../files.ts'
import type { Tool, Verb, VerbArguments } from '../verb.ts'

type Edit = Parameters<Operator['editProduct']>[1]
type TextField = Extract<Edit, { kind: 'text' }>['field']

const TEXTS: readonly TextField[] = ['name', 'description', 'short_description', 'meta_title', 'meta_description', 'ingredients']
/** First bytes of picture files, by the extensions that the shop serves. */
const PICTURES: readonly { readonly extensions: readonly string[]; readonly begins: RegExp }[] = [
  { extensions: ['.jpg', '.jpeg'], begins: /^\xff\xd8\xff/ },
  { extensions: ['.png'], begins: /^\x89PNG/ },
  { extensions: ['.gif'], begins: /^GIF8/ },
  { extensions: ['.webp'], begins: /^RIFF[^]{4}WEBP/ },
  { extensions: ['.svg'], begins: /^(?:\xef\xbb\xbf)?\s*</ },
]

export const product: Verb = {
  usage: [
    'product SKU',
    'product SKU price AMOUNT [--store CODE]',
    `product SKU text FIELD "TEXT" [--store CODE]`,
    'product SKU picture FILE [--store CODE]',
  ],
  summary: 'shows a product, or changes its price, a text or its picture',
  help: [
    `FIELD is ${TEXTS.join(', ')}. AMOUNT is the price as the catalogue has it, without tax unless the store view says otherwise.`,
    'Price and text are changed in the store view CODE, without --store in the default one; a picture in all of them.',
    'An open shop shows the change at once.',
  ],
  options: { store: { type: 'string' } },
  async run(tool, { words: [given, what, ...rest], options }) {
    const sku = needed(given, 'the sku')
    if (what === undefined) return show(tool, sku)
    if (what === 'price') return edit(tool, sku, options, toPrice(rest))
    if (what === 'text') return edit(tool, sku, options, toText(rest))
    if (what === 'picture') return setPicture(tool, sku, options, rest)
    throw new UsageFault(`"${what}" is not price, text or picture.`)
  },
}

async function show({ operator, terminal }: Tool, sku: string): Promise<void> {
  const found = await operator.findProducts(sku)
  if (found.length === 0) throw new ToolFault(`There is no product ${sku}.`)
  for (const { storeCode, product: one } of found) {
    terminal.line(
      `${storeCode || 'default'}: ${one.name} (${one.type_id}, id ${one.id}), price ${one.price}, picture ${one.image ?? 'none'}`,
    )
    for (const field of TEXTS.slice(1)) if (one[field]) terminal.line(`  ${field}: ${String(one[field])}`)
  }
}

async function edit({ operator, terminal }: Tool, sku: string, { store = '' }: VerbArguments['options'], change: Edit): Promise<void> {
  const storeCode = String(store)
  await operator.editProduct({ sku, storeCode }, change)
  terminal.line(`${sku}, ${storeCode === '' ? 'default store view' : `store view ${storeCode}`}: changed.`)
}

function toPrice([amount, ...rest]: readonly string[]): Edit {
  const text = needed(amount, 'the price')
  noMore(rest)
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageFault(`"${text}" is not an amount such as 12.50.`)
  return { kind: 'price', price: Number(text) }
}

function toText([name, ...words]: readonly string[]): Edit {
  const field = TEXTS.find((one) => one === needed(name, 'the field'))
  if (!field) throw new UsageFault(`"${name}" is not one of ${TEXTS.join(', ')}.`)
  return { kind: 'text', field, text: needed(words.join(' '), 'the text') }
}

async function setPicture(
  tool: Tool,
  sku: string,
  { store }: VerbArguments['options'],
  [given, ...rest]: readonly string[],
): Promise<void> {
  const file = needed(given, 'the picture file')
  noMore(rest)
  const views = (await tool.operator.findProducts(sku)).filter(({ storeCode }) => store === undefined || storeCode === store)
  if (views.length === 0)
    throw new ToolFault(`There is no product ${sku}${store === undefined ? '' : ` in the store view ${String(store)}`}.`)
  const path = copyPicture(file, sku, join(tool.config.dataDir, 'media'))
  for (const { storeCode } of views) await edit(tool, sku, { store: storeCode }, { kind: 'picture', path })
}

/** Stores the picture under a name that depends on its content, because browsers cache pictures for a year. @throws ToolFault */
function copyPicture(file: string, sku: string, mediaDir: string): string {
  const bytes = readGiven(file)
  const extension = extname(file).toLowerCase()
  const kind = PICTURES.find(({ extensions }) => extensions.includes(extension))
  if (!kind?.begins.test(bytes.subarray(0, 256).toString('latin1')))
    throw new ToolFault(`${file} is not a picture of a kind that the shop serves: .jpg, .png, .gif, .webp or .svg.`)
  const name =
    sku
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'product'
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const path = `/products/${name}-${hash}${extension}`
  mkdirSync(dirname(join(mediaDir, path)), { recursive: true })
  copyFileSync(file, join(mediaDir, path))
  return path
}
