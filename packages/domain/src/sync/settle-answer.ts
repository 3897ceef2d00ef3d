/** An answer as received; `body` is undefined when there was none. */
export interface TaskAnswer {
  readonly isJson: boolean
  readonly body: unknown
}

export interface TaskKind {
  /** Shows no notice, even on failure. docs/behaviour/tasks.md §6.4. */
  readonly isSilent: boolean
  readonly hasUserToken: boolean
}

export type AnswerOutcome =
  /** "Error with response - bad content-type!", "Unhandled error, wrong response format!", or no answer at all. */
  | { readonly kind: 'rejected'; readonly reason: 'bad-content-type' | 'wrong-format' | 'network' }
  /** Handled by the token lock. Never a notice. */
  | { readonly kind: 'unauthorised' }
  /** `notice` is the server's text, to be translated; null shows nothing. */
  | { readonly kind: 'settled'; readonly code: number; readonly result: unknown; readonly notice: string | null }

/** The outcome of a task from its answer; null is a network failure. Spec §8, table of docs/behaviour/tasks.md §6.2. */
export function settleAnswer(answer: TaskAnswer | null, task: TaskKind): AnswerOutcome {
  if (!answer) return { kind: 'rejected', reason: 'network' }
  if (!answer.isJson) return { kind: 'rejected', reason: 'bad-content-type' }
  const { body } = answer
  if (!isRecord(body) || typeof body['code'] !== 'number' || !('result' in body)) return { kind: 'rejected', reason: 'wrong-format' }
  const { code, result } = body
  if (code === 401 && task.hasUserToken) return { kind: 'unauthorised' }
  return { kind: 'settled', code, result, notice: code === 200 || task.isSilent ? null : noticeOf(result) }
}

/** The result if it is text, else its inner result if that is text, else its message. */
function noticeOf(result: unknown): string | null {
  if (typeof result === 'string') return result === '' ? null : result
  if (!isRecord(result) || result['code'] === 'ENOTFOUND') return null
  if (typeof result['result'] === 'string' && result['result'] !== '') return result['result']
  return typeof result['message'] === 'string' && result['message'] !== '' ? result['message'] : null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
