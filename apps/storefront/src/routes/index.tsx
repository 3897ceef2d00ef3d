import { createFileRoute } from '@tanstack/react-router'
import { HomePage, loadHome } from './-home.tsx'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  component: HomePage,
})
