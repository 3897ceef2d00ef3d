import type { FeedingGuide } from '@meerkat/contract/feeding-guide'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from '../../../shell/messages/messages.tsx'
import { useCatalogueLang } from '../../../shell/store-view/store-view.tsx'

/** The feeding table on pages in another language than the catalogue's; it replaces that of the description. docs/behaviour/products.md §2.6. */
export function FeedingRows({ rows }: Pick<FeedingGuide, 'rows'>) {
  const t = useMessages()
  const { i18n } = useRouter().options.context
  const isTranslated = useCatalogueLang() !== undefined
  if (!isTranslated || !rows) return null

  return (
    <table className="feeding-rows">
      <thead>
        <tr>
          <th scope="col">{t('feeding.weight')}</th>
          <th scope="col">{t('feeding.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ weight_kg, grams_per_day }) => (
          <tr key={weight_kg}>
            <td>{i18n.number(weight_kg)}</td>
            <td>{i18n.number(grams_per_day, { style: 'unit', unit: 'gram' })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
