import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { addOpenDialog } from './open-dialogs.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Id of an element in the dialog that is read out with its title. */
  describedBy?: string
  /** `center` is a box, `left` and `right` slide in from that side, `sheet` fills a phone. */
  from?: 'center' | 'left' | 'right' | 'sheet'
  /** Shown below the content; stays visible while the content scrolls. */
  footer?: ReactNode
  /** The title is for screen readers only. */
  titleHidden?: boolean
  className?: string
  children: ReactNode
}

/** A native modal: focus stays inside, Escape or a click on the backdrop closes it, and focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  describedBy,
  from = 'center',
  footer,
  titleHidden,
  className = '',
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current!
    if (!open) return element.close()
    if (!element.open) {
      element.showModal()
      // The browser would focus the close button; React does not write the `autofocus` attribute.
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    }
    return addOpenDialog(element)
  }, [open])

  // The browser returns the focus from a dialog that is closed, not from one that is removed.
  useLayoutEffect(() => () => dialog.current?.close(), [])

  // In React these two events bubble, in the browser they do not: without this check a nested dialog would close its parent as well.
  function isOfThisDialog(event: SyntheticEvent<HTMLDialogElement>): boolean {
    return event.target === dialog.current
  }

  // The browser would close the dialog first and report it later: opened again in between, the dialog would stay closed.
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (!isOfThisDialog(event) || !event.cancelable) return
    event.preventDefault()
    onClose()
  }

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    // The event arrives later than the change: by now the dialog may be open again.
    if (isOfThisDialog(event) && !dialog.current!.open) onClose()
  }

  function handleClick(event: MouseEvent<HTMLDialogElement>) {
    if (isOfThisDialog(event)) onClose()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={handleCancel}
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
