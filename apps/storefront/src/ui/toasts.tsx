import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useTabDetour } from './use-tab-detour.ts'

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleX } as const

export interface ToastAction {
  label: string
  href?: string
}

export interface Toast<A extends ToastAction = ToastAction> {
  id: string
  type: keyof typeof ICONS
  message: string
  /** Below the message. */
  content?: ReactNode
  action1?: A
  action2?: A
  action3?: A
}

export interface ToastsProps<A extends ToastAction> {
  closeLabel: string
  items: readonly Toast<A>[]
  /** Id of the only visible toast. The others wait, and their time begins when they become visible. */
  shownId: string | null
  progress: string | null
  onPress: (id: string, action?: A) => void
  onRemove: (id: string) => void
  onPause: (id: string) => void
  /** Called when a toast is on the screen, and when pointer or focus have left it. */
  onResume: (id: string) => void
}

/** Bottom left on a desktop, top on a phone. The live region is always rendered, so that screen readers announce new toasts. */
export function Toasts<A extends ToastAction>({ items, shownId, progress, ...handlers }: ToastsProps<A>) {
  return (
    <>
      {items.map((toast) => (
        <ToastBox key={toast.id} toast={toast} isShown={toast.id === shownId} {...handlers} />
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

interface ToastBoxProps<A extends ToastAction> extends Omit<ToastsProps<A>, 'items' | 'shownId' | 'progress'> {
  toast: Toast<A>
  isShown: boolean
}

function ToastBox<A extends ToastAction>({ toast, isShown, closeLabel, onPress, onRemove, onPause, onResume }: ToastBoxProps<A>) {
  const { id, type, message, content, action1, action2, action3 } = toast
  const box = useRef<HTMLDivElement>(null)
  // Only what the shopper has just asked for may change where Tab leads.
  useTabDetour(box, isShown && content !== undefined)
  useEffect(() => {
    if (isShown) onResume(id)
  }, [id, isShown, onResume])

  return (
    <div
      ref={box}
      className={`toast toast-${type}`}
      hidden={!isShown}
      onMouseEnter={() => onPause(id)}
      onMouseLeave={() => onResume(id)}
      onFocus={() => onPause(id)}
      onBlur={() => onResume(id)}
    >
      <Icon of={ICONS[type]} />
      <p>{message}</p>
      {/* Read out once, with the message, and not again whenever an amount in it changes. */}
      {content && (
        <div className="contents" aria-live="off">
          {content}
        </div>
      )}
      {[action3, action2, action1].map(
        (action) => action && <ToastButton key={action.label} action={action} onPress={() => onPress(id, action)} />,
      )}
      {!action1 && <IconButton label={closeLabel} icon={<Icon of={X} size={18} />} onClick={() => onRemove(id)} />}
    </div>
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
