import { expect, it } from 'vitest'
import { savedLineKey } from './saved-line-key.ts'

it('ignores the order of choices and their spelling, and tells variants and choices apart', () => {
  const option = (...custom: readonly object[]) => ({
    extension_attributes: { custom_options: custom as { option_id: string; option_value: string }[] },
  })
  const [name, size] = [
    { option_id: '1', option_value: 'Bella' },
    { option_id: 2, option_value: '7' },
  ]
  expect(savedLineKey({ sku: 'TAG', product_option: option(name, size) })).toBe(
    savedLineKey({ sku: 'TAG', product_option: option({ option_id: '2', option_value: 7 }, name) }),
  )
  const keys = [
    { sku: 'TAG' },
    { sku: 'TAG-2' },
    { sku: 'TAG', product_option: option(name) },
    { sku: 'TAG', product_option: option({ ...name, option_value: 'Bello' }) },
  ].map(savedLineKey)
  expect(new Set(keys).size).toBe(keys.length)
})
