/** Runs in every page before its scripts: a browser that blocks all storage and locks. */
export function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'indexedDB', { get: refuse })
  Object.defineProperty(globalThis, 'localStorage', { get: refuse })
  Object.defineProperty(Navigator.prototype, 'locks', { value: { request: async () => refuse() } })
}
