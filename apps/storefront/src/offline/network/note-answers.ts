import type { Answer } from '@meerkat/contract/transport'

/** These are answers of a proxy whose server is down, or of a server whose database is. */
const AWAY: readonly number[] = [502, 503, 504]

/** Learns from an answer, or from its failure, whether the server can be reached. A call that its caller has given up says nothing. */
export function noteAnswers(note: (isAnswered: boolean) => void): (answering: Promise<Answer>) => Promise<Answer> {
  return async (answering) => {
    try {
      const answer = await answering
      note(!AWAY.includes(answer.status))
      return answer
    } catch (fault) {
      if ((fault as Partial<Error> | null)?.name !== 'AbortError') note(false)
      throw fault
    }
  }
}
