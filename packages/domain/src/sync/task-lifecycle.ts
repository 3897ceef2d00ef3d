/** Spec §4 Sync task. `kept`: transmitted and still readable; `gone`: no longer stored. */
export type TaskState = 'waiting' | 'running' | 'kept' | 'gone'

export type TaskEvent =
  | { readonly kind: 'start' }
  /** Any parsed answer, errors included. */
  | { readonly kind: 'answered'; readonly isResultCacheable: boolean }
  | { readonly kind: 'failed' }
  /** Untransmitted tasks are cleared. */
  | { readonly kind: 'cleared' }

/** The state after an event; events that do not apply are ignored, so a task is not started twice. docs/behaviour/tasks.md §6.5. */
export function nextTaskState(state: TaskState, event: TaskEvent): TaskState {
  switch (event.kind) {
    case 'start':
      return state === 'waiting' ? 'running' : state
    case 'answered':
      return state === 'running' ? (event.isResultCacheable ? 'kept' : 'gone') : state
    case 'failed':
      return state === 'running' ? 'waiting' : state
    case 'cleared':
      return state === 'waiting' || state === 'running' ? 'gone' : state
  }
}

/** The waiting tasks to run now, in order; none while offline. docs/behaviour/tasks.md §6.5. */
export function listRunnable<T extends { readonly state: TaskState }>(tasks: readonly T[], { online }: { readonly online: boolean }): T[] {
  return online ? tasks.filter(({ state }) => state === 'waiting') : []
}
