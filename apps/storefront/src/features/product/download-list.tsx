import type { DownloadableLink } from '@meerkat/contract/product'
import FileDown from 'lucide-react/icons/file-down'
import { useWords } from '../../shell/words.tsx'
import { Icon } from '../../ui/icon.tsx'

export interface DownloadListProps {
  links: readonly DownloadableLink[]
}

/** The files that come with a downloadable product. Contract 17.2. */
export function DownloadList({ links }: DownloadListProps) {
  const t = useWords()
  if (links.length === 0) return null
  return (
    <ul className="downloads" aria-label={t('product.files')}>
      {links.map(({ id, title }) => (
        <li key={id}>
          <Icon of={FileDown} /> {title}
        </li>
      ))}
    </ul>
  )
}
