import { createFileRoute } from '@tanstack/react-router'
import { NewsletterScreen } from '../features/account/newsletter-screen.tsx'
import { useCustomer } from './-account.ts'

/** /my-account/newsletter. */
export const Route = createFileRoute('/my-account/newsletter')({ component: Newsletter })

function Newsletter() {
  const user = useCustomer()
  return user && <NewsletterScreen email={user.email} />
}
