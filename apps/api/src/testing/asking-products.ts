import type { CustomOption } from '@meerkat/contract/custom-option'
import { aProduct } from './a-catalog.ts'

const file = (id: number, price: number) => ({
  id,
  title: `Part ${id}`,
  price,
  is_shareable: false,
  number_of_downloads: 5,
  sample_url: null,
})
const asked = (option_id: number, fields: Partial<CustomOption> & Pick<CustomOption, 'type'>): CustomOption => ({
  option_id,
  product_sku: 'CONSULT',
  title: `Question ${option_id}`,
  sort_order: option_id,
  is_require: false,
  values: [],
  ...fields,
})

/** A product of two files. */
export const GUIDE = aProduct({
  id: 30,
  sku: 'GUIDE',
  name: 'Puppy Guide',
  type_id: 'downloadable',
  price: 100,
  downloadable_links: [file(1, 0), file(2, 20)],
})
/** A product with questions of four types. */
export const CONSULT = aProduct({
  id: 31,
  sku: 'CONSULT',
  name: 'Consult',
  type_id: 'virtual',
  price: 200,
  custom_options: [
    asked(1, { type: 'area', max_characters: 20 }),
    asked(2, { type: 'date', from_today: true }),
    asked(3, { type: 'file', is_require: true }),
    asked(4, {
      type: 'drop_down',
      is_require: true,
      values: [
        { option_type_id: 41, title: 'By phone', price: 0, price_type: 'fixed', sort_order: 1 },
        { option_type_id: 42, title: 'With a plan', price: 25, price_type: 'percent', sort_order: 2 },
      ],
    }),
  ],
})

/** An optional question for a configurable product. */
export const NAME_TAG = asked(7, { type: 'field', product_sku: 'DERMA-CARE' })
