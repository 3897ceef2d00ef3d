import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** `center` is a box, `left` and `right` slide in from that side, `sheet` fills a phone. */
  from?: 'center' | 'left' | 'right' | 'sheet'
  /** Stands below the content and stays in sight. */
  footer?: ReactNode
  /** The title is for screen readers only. */
  titleHidden?: boolean
  className?: string
  children: ReactNode
}

/** A native modal: focus stays inside, Escape and a press beside it close it, focus goes back to where it came from. */
export function Dialog({ open, onClose, title, closeLabel, from = 'center', footer, titleHidden, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) {
      element.showModal()
      // The browser would choose the close button; React does not write the attribute that says otherwise.
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    }
    if (!open && element?.open) element.close()
  }, [open])

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    // React lets `close` rise where the browser does not: a question over a drawer would close the drawer with it.
    if (event.target === dialog.current) onClose()
  }

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={handleClose}
      onClick={handleClick}
      className={`dialog dialog-${from} ${className}`.trim()}
    >
      {open && (
        <div className="dialog-box">
          <header className="dialog-head">
            <h2 id={titleId} className={titleHidden ? 'sr-only' : 'text-lg'}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />
          </header>
          <div className="dialog-body">{children}</div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
