import type { Product } from '@meerkat/contract/product'
import type { FormFaults, ProductChoices } from '../buying/product-form.ts'
import { BundleOptions } from './bundle-options.tsx'
import { CustomOptions } from './custom-options.tsx'
import { DownloadList } from './download-list.tsx'
import { GroupedMembers } from './grouped-members.tsx'

/** Exported here so that they are loaded with the fields. */
export { applyChoices, dayWriter, findFaults, startChoices } from './special-form.ts'

export interface Days {
  /** `YYYY-MM-DD` in the shopper's time zone; empty until hydrated. */
  readonly today: string
  /** Formats a day for the store view. */
  readonly writeDay: (day: string) => string
}

export interface SpecialChoicesProps extends Days {
  product: Product
  members: readonly Product[]
  choices: ProductChoices
  /** Errors, once the shopper has tried to add to the cart; null before. */
  faults: FormFaults | null
  onChange: (next: Partial<ProductChoices>) => void
}

/** The choices of grouped products, bundles, downloads and products with custom options. docs/wire.md §17.2. */
export function SpecialChoices({ product, members, choices, faults, onChange, ...days }: SpecialChoicesProps) {
  return (
    <>
      {product.type_id === 'grouped' && (
        <GroupedMembers
          members={members}
          pieces={choices.members}
          onChange={(sku, qty) => onChange({ members: { ...choices.members, [sku]: Math.max(0, qty) } })}
        />
      )}
      <BundleOptions
        options={product.bundle_options ?? []}
        members={members}
        choices={choices.bundle}
        missing={faults?.bundle ?? []}
        onChange={(id, choice) => onChange({ bundle: { ...choices.bundle, [id]: choice } })}
      />
      <CustomOptions
        options={product.custom_options ?? []}
        choices={choices.custom}
        faults={faults?.custom ?? {}}
        {...days}
        onChange={(id, choice) => onChange({ custom: { ...choices.custom, [id]: choice } })}
      />
      <DownloadList
        links={product.downloadable_links ?? []}
        chosen={choices.links}
        isMissing={faults?.links ?? false}
        onChange={(links) => onChange({ links })}
      />
    </>
  )
}
