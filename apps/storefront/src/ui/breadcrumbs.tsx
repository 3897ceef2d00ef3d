import ChevronRight from 'lucide-react/icons/chevron-right'
import { Icon } from './icon.tsx'

export interface Crumb {
  name: string
  /** The last crumb is the current page and not a link. */
  href?: string | undefined
}

export interface BreadcrumbsProps {
  label: string
  crumbs: readonly Crumb[]
}

export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="breadcrumbs">
      <ol>
        {crumbs.map(({ name, href }, at) => (
          <li key={href ?? name}>
            {at > 0 && <Icon of={ChevronRight} size={14} />}
            {href === undefined ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
