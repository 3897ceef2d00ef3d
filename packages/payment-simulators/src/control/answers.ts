import type { Answer } from '../http/route.ts'

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

export function badRequest(message: string): Answer {
  return { status: 400, body: { message } }
}
