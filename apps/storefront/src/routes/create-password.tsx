import { createFileRoute } from '@tanstack/react-router'
import { newPasswordRoute } from './-new-password.ts'
import { NewPassword } from './-new-password-page.tsx'

export const Route = createFileRoute('/create-password')({ ...newPasswordRoute, component: NewPassword })
