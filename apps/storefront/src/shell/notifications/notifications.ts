import type { ReactNode } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'

export type NotificationType = 'success' | 'info' | 'warning' | 'error'

export interface NotificationAction {
  label: string
  onPress?: () => void
  /** An action with a URL is a link. */
  href?: string
}

/** Spec §3 Notification. `action2` and `action3` are what a success also offers, such as Proceed to checkout (spec §8). */
export interface Notification {
  id: string
  type: NotificationType
  message: string
  /** Shown below the message. */
  content?: ReactNode
  action1?: NotificationAction
  action2?: NotificationAction
  action3?: NotificationAction
  timeToLive?: number
  hasNoTimeout?: boolean
}

export interface NotificationState {
  items: readonly Notification[]
  /** The notice that pointer or focus is on. */
  held: string | null
  /** The text of the progress indicator beside the notices, or null. docs/behaviour/small-stores.md §20.5. */
  progress: string | null
}

/** One notice is shown at a time: the one in use, else the newest. None while progress is shown. docs/behaviour/small-stores.md §20.5. */
export function shownNotice({ items, held, progress }: NotificationState): Notification | null {
  if (progress !== null) return null
  return items.find(({ id }) => id === held) ?? items.at(-1) ?? null
}

export interface Notifications {
  store: StoreApi<NotificationState>
  /** Shown unless its message equals that of the newest visible one. docs/behaviour/small-stores.md §20.5. */
  show(notification: Omit<Notification, 'id'>): void
  remove(id: string): void
  /** Runs the action, then removes the notice. */
  press(id: string, action?: NotificationAction): void
  /** Stops the timer of a notice while the pointer or the focus is on it. */
  pause(id: string): void
  /** Starts the timer of a notice: when it is on the screen, whose code may arrive late, and after a pause. */
  resume(id: string): void
  startProgress(text: string): void
  stopProgress(): void
}

export interface NotificationSettings {
  lifetimeMs: number
  createId: () => string
}

export function createNotifications({ lifetimeMs, createId }: NotificationSettings): Notifications {
  const store = createStore<NotificationState>(() => ({ items: [], held: null, progress: null }))
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  function startTimer({ id, hasNoTimeout, timeToLive }: Notification): void {
    if (!hasNoTimeout) timers.set(id, setTimeout(remove, timeToLive ?? lifetimeMs, id))
  }

  function stopTimer(id: string): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  function remove(id: string): void {
    stopTimer(id)
    store.setState(({ items, held }) => ({ items: items.filter((item) => item.id !== id), held: held === id ? null : held }))
  }

  return {
    store,
    remove,
    show(given) {
      if (store.getState().items.at(-1)?.message === given.message) return
      store.setState(({ items }) => ({ items: [...items, { ...given, id: createId() }] }))
    },
    press(id, action) {
      action?.onPress?.()
      remove(id)
    },
    pause(id) {
      stopTimer(id)
      store.setState({ held: id })
    },
    resume(id) {
      stopTimer(id)
      if (store.getState().held === id) store.setState({ held: null })
      const notification = store.getState().items.find((item) => item.id === id)
      if (notification) startTimer(notification)
    },
    startProgress: (progress) => store.setState({ progress }),
    stopProgress: () => store.setState({ progress: null }),
  }
}
