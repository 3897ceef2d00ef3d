import { describe, expect, it } from 'vitest'
import { configureProduct, NO_VARIANTS } from './configure-product.ts'
import { prepareProduct } from './prepare-product.ts'
import { aProduct, attributes, everything, small } from './testing/karoo.ts'

describe('configureProduct (docs/behaviour/variants.md §3.2, §3.3)', () => {
  const rules = { ...everything, setConfigurableProductOptions: true, attributes }
  const product = prepareProduct(aProduct())

  it('merges the variant over the product and writes configuration, payload and options', () => {
    const result = configureProduct(product, { packsize: '32', colours: '5' }, rules)
    expect(result).toMatchObject({
      kind: 'configured',
      variant: { sku: 'KAROO-3KG' },
      configuration: {
        packsize: { attribute_code: 'packsize', id: '32', label: '3 kg' },
        colours: { attribute_code: 'colours', id: '5', label: 'Sand' },
      },
    })
    expect(result.product).toMatchObject({
      id: 4332,
      sku: 'KAROO-3KG',
      parentSku: 'KAROO',
      parentId: 4300,
      name: 'Karoo Adult',
      visibility: 4,
      url_key: 'karoo-4300',
      image: '/k/karoo.webp',
      price_incl_tax: 460,
      is_configured: true,
      product_option: {
        extension_attributes: {
          custom_options: [],
          bundle_options: [],
          configurable_item_options: [
            { option_id: '205', option_value: '32' },
            { option_id: '212', option_value: '5' },
          ],
        },
      },
      options: [
        { label: 'Pack size', value: '3 kg' },
        { label: 'Colours', value: 'Sand' },
      ],
    })
  })

  it('keeps the picture when the variant has none', () => {
    const faceless = prepareProduct(aProduct({ configurable_children: [{ ...small, image: 'no_selection' }] }))
    expect(configureProduct(faceless, {}, rules).product.image).toBe('/k/karoo.webp')
  })

  it("uses the variant's picture when it has one", () => {
    const pictured = prepareProduct(
      aProduct({ configurable_children: [{ ...small, image: '/k/small.webp', visibility: 1, name: 'Small' }] }),
    )
    expect(configureProduct(pictured, {}, rules).product).toMatchObject({ image: '/k/small.webp', visibility: 4, name: 'Karoo Adult' })
  })

  it.each([
    { why: 'a product without children', children: undefined, kind: 'plain', errors: {} },
    { why: 'no child left', children: [{ ...small, status: 2 }], kind: 'no-variant', errors: { variants: NO_VARIANTS } },
  ])('$why: $kind', ({ children, kind, errors }) => {
    const result = configureProduct(prepareProduct(aProduct({ configurable_children: children })), {}, rules)
    expect(result.kind).toBe(kind)
    expect(result.product.errors).toEqual(errors)
  })

  it('clears the error of an earlier choice, and writes no payload when switched off', () => {
    const failed = { ...product, errors: { variants: NO_VARIANTS } }
    const result = configureProduct(failed, {}, { ...rules, setConfigurableProductOptions: false })
    expect(result.product.errors).toEqual({})
    expect(result.product.product_option.extension_attributes?.configurable_item_options).toEqual([])
  })
})
