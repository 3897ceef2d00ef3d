import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX } as const

export interface ToastAction {
  label: string
  href?: string
}

export interface Toast<A extends ToastAction = ToastAction> {
  id: string
  type: keyof typeof ICONS
  message: string
  action1?: A
  action2?: A
}

export interface ToastsProps<A extends ToastAction> {
  closeLabel: string
  items: readonly Toast<A>[]
  progress: string | null
  onPress: (id: string, action?: A) => void
  onRemove: (id: string) => void
  onPause: (id: string) => void
  onResume: (id: string) => void
}

/** Bottom left on a desktop, top on a phone. The live region is always rendered, so that screen readers announce new toasts. */
export function Toasts<A extends ToastAction>({ closeLabel, items, progress, onPress, onRemove, onPause, onResume }: ToastsProps<A>) {
  return (
    <>
      {items.map((toast) => (
        <div
          key={toast.id}
          className={`toast toast-${toast.type}`}
          onMouseEnter={() => onPause(toast.id)}
          onMouseLeave={() => onResume(toast.id)}
          onFocus={() => onPause(toast.id)}
          onBlur={() => onResume(toast.id)}
        >
          <Icon of={ICONS[toast.type]} />
          <p>{toast.message}</p>
          {[toast.action2, toast.action1].map(
            (action) => action && <ToastButton key={action.label} action={action} onPress={() => onPress(toast.id, action)} />,
          )}
          {!toast.action1 && <IconButton label={closeLabel} icon={<Icon of={X} size={18} />} onClick={() => onRemove(toast.id)} />}
        </div>
      ))}
      {progress !== null && (
        <div className="toast toast-progress">
          <span className="spinner" aria-hidden />
          <p>{progress}</p>
        </div>
      )}
    </>
  )
}

interface ToastButtonProps {
  action: ToastAction
  onPress: () => void
}

function ToastButton({ action, onPress }: ToastButtonProps) {
  if (action.href !== undefined) {
    return (
      <a href={action.href} onClick={onPress} className="toast-action">
        {action.label}
      </a>
    )
  }
  return (
    <button type="button" onClick={onPress} className="toast-action">
      {action.label}
    </button>
  )
}
