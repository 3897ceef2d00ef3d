import { addMessages } from '@meerkat/i18n/messages'
import { createFileRoute } from '@tanstack/react-router'
import { AlertPage, toAlertAnswer } from '../features/product-alert/alert-page.tsx'
import { hiddenHead } from '../shell/rendering/page-head.ts'
import { givenText, toQuery } from '../shell/store-view/to-query.ts'

/** /product-alert: the target of the form of sold-out products without JavaScript, and of the link in its mails. */
export const Route = createFileRoute('/product-alert')({
  validateSearch: toQuery,
  loader: ({ context: { i18n } }) => Promise.all([addMessages(i18n, 'later'), addMessages(i18n, 'checkout')]).then(() => null),
  head: hiddenHead('alert.title'),
  component: ProductAlert,
})

function ProductAlert() {
  const { answer, sku, key } = Route.useSearch()
  return <AlertPage answer={toAlertAnswer(answer)} sku={givenText(sku)} endKey={givenText(key)} />
}
