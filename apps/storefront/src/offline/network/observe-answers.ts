import type { Answer } from '@meerkat/contract/transport'

/** Status codes of a proxy whose server is down, or of a server whose database is down. */
const UNREACHABLE: readonly number[] = [502, 503, 504]

/** Learns from an answer, or from its failure, whether the server can be reached. A call that its caller aborted says nothing. */
export function observeAnswers(note: (isAnswered: boolean) => void): (answering: Promise<Answer>) => Promise<Answer> {
  return async (answering) => {
    try {
      const answer = await answering
      note(!UNREACHABLE.includes(answer.status))
      return answer
    } catch (fault) {
      if ((fault as Partial<Error> | null)?.name !== 'AbortError') note(false)
      throw fault
    }
  }
}
