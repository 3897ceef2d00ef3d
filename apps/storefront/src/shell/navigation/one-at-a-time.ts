/** Work that waits for the work before it, whether that succeeded or not. A navigation waits while another one is resolved. Spec §2. */
export function createOneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const answer = last.then(work)
    last = answer.catch(() => undefined)
    return answer
  }
}
