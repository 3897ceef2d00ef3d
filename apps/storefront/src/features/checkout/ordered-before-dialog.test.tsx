import { createI18n } from '@meerkat/i18n/messages'
import { isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../shell/messages/messages.tsx'
import { OrderedBeforeDialog } from './ordered-before-dialog.tsx'

const i18n = await createI18n('en-US', ['shop', 'checkout'])

/** The callbacks of the dialog that were called after a click on one of its buttons. */
function press(label: string): string[] {
  const called: string[] = []
  const note = (name: string) => () => void called.push(name)
  let drawn: ReactNode = null
  function Drawn() {
    drawn = OrderedBeforeDialog({ open: true, onClose: note('close'), onCancel: note('cancel'), onOrderAgain: note('order again') })
    return drawn
  }
  const markup = renderToStaticMarkup(
    <MessagesProvider i18n={i18n}>
      <Drawn />
    </MessagesProvider>,
  )
  expect(markup).toContain(label)
  const button = listElements(drawn).find(({ children }) => children === label)
  ;(button!['onClick'] as () => void)()
  return called
}

/** The properties of all elements, also of those that a property holds, such as a footer. */
function listElements(node: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap(listElements)
  if (!isValidElement<Record<string, unknown>>(node)) return []
  return [node.props, ...Object.values(node.props).flatMap(listElements)]
}

it('"Cancel" closes the dialog and orders nothing', () => {
  expect(press('Cancel')).toEqual(['close', 'cancel'])
})

it('"Order again" closes the dialog and orders the whole cart', () => {
  expect(press(i18n._('checkout.orderAgain'))).toEqual(['close', 'order again'])
})
