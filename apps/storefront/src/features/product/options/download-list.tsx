import type { DownloadableLink } from '@meerkat/contract/downloadable'
import FileDown from 'lucide-react/icons/file-down'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { usePrice } from '../../../shell/store-view/format.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'

export interface DownloadListProps {
  links: readonly DownloadableLink[]
  /** Ids of the chosen files. */
  chosen: readonly number[]
  /** None is chosen, and the shopper has tried to add to the cart. */
  isMissing: boolean
  onChange: (chosen: readonly number[]) => void
}

/** The files of a downloadable product: a single file is included, several can be chosen individually. docs/wire.md §17.2. */
export function DownloadList({ links, chosen, isMissing, onChange }: DownloadListProps) {
  const t = useMessages()
  const price = usePrice()
  if (links.length === 0) return null
  if (links.length === 1) {
    return (
      <ul className="downloads" aria-label={t('product.files')}>
        <li>
          <Icon of={FileDown} /> {links[0]!.title}
        </li>
      </ul>
    )
  }
  return (
    <fieldset className="option-set">
      <legend>{t('product.files')}</legend>
      {links.map(({ id, title, price: amount }) => {
        const others = chosen.filter((other) => other !== id)
        return (
          <Checkbox
            key={id}
            label={title}
            aside={amount > 0 ? t('product.surcharge', { amount: price(amount) }) : undefined}
            checked={chosen.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...others, id] : others)}
          />
        )
      })}
      {isMissing && (
        <p role="alert" className="field-error">
          {t('form.required')}
        </p>
      )}
    </fieldset>
  )
}
