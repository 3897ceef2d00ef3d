import ArrowRight from 'lucide-react/icons/arrow-right'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Picture } from '../images/picture.tsx'
import { SHAPES } from '../images/picture-sources.ts'
import { useMessages } from '../messages/messages.tsx'
import type { MenuItem } from '../navigation/menu.ts'

export interface MegaPanelProps {
  item: MenuItem
  loading: boolean
}

/** Two levels of categories below a menu entry, and its picture. */
export function MegaPanel({ item, loading }: MegaPanelProps) {
  const t = useMessages()
  return (
    <div className="mega-panel">
      <div className="wrap">
        <div className="mega-columns">
          {loading && [1, 2, 3, 4].map((at) => <Skeleton key={at} className="h-24" />)}
          {item.children.map((child) => (
            <div key={child.id}>
              <a href={child.href} className="mega-title">
                {child.name}
              </a>
              <ul>
                {child.children.map((grandchild) => (
                  <li key={grandchild.id}>
                    <a href={grandchild.href}>{grandchild.name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <a href={item.href} className="mega-picture">
          {item.image && <Picture path={item.image} shape={SHAPES.scene} alt="" sizes="240px" />}
          <span>
            {t('frame.allOf', { name: item.name })} <Icon of={ArrowRight} size={18} />
          </span>
        </a>
      </div>
    </div>
  )
}
