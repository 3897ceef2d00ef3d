import type { Call, Send } from '@meerkat/contract/transport'

/** A transport that answers every call with the code and the result, and keeps the calls. Results in a list are given one after the other. */
export function recordCalls(code: number, ...results: readonly unknown[]): { calls: Call[]; send: Send } {
  const calls: Call[] = []
  const send: Send = async (call) => {
    calls.push(call)
    return { status: code, body: { code, result: results[Math.min(calls.length, results.length) - 1] } }
  }
  return { calls, send }
}

/** The request of a form that a browser sends without JavaScript. */
export function postForm(path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}): Request {
  return new Request(`https://shop.example${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
