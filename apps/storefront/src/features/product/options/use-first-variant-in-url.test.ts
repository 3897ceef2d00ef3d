import { expect, it } from 'vitest'
import { withVariant } from './use-first-variant-in-url.ts'

it.each([
  { address: '/dogs/karoo-1.html', expected: '/dogs/karoo-1.html?childSku=KAROO%203KG' },
  { address: '/dogs/karoo-1.html?utm_source=mail', expected: '/dogs/karoo-1.html?utm_source=mail&childSku=KAROO%203KG' },
  { address: '/de/dogs/karoo-1.html#review=TOKEN', expected: '/de/dogs/karoo-1.html?childSku=KAROO%203KG#review=TOKEN' },
])('adds the first variant to $address, and keeps the rest of it (Spec §2)', ({ address, expected }) => {
  expect(withVariant(new URL(address, 'https://shop.example'), 'KAROO 3KG')).toBe(expected)
})
