/** Workers have no origin to name, as windows have. */
export function postToWorker(worker: { postMessage(message: unknown): void }, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin
  worker.postMessage(message)
}
