/** Messages between the tabs of one store view. */
export interface TabChannel {
  /** Sends to the other tabs, not to this one. */
  readonly announce: (topic: string) => void
  readonly subscribe: (listener: (topic: string) => void) => () => void
  readonly close: () => void
}

/** Does nothing where the browser has no BroadcastChannel: tabs then see changes at their next load. */
export function openTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => {}, subscribe: () => () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    announce: (topic) => channel.postMessage(topic),
    subscribe(listener) {
      const handleMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') listener(data)
      }
      channel.addEventListener('message', handleMessage)
      return () => channel.removeEventListener('message', handleMessage)
    },
    close: () => channel.close(),
  }
}
