import * as z from 'zod/mini'
import { openCollection } from '../storage/collection.ts'
import type { ShopStorage } from '../storage/shop-storage.ts'

/** A changing call that has not been answered yet, without the members that an answer would fill in. Spec §3 Sync task. */
export const SyncTask = z.object({
  task_id: z.string(),
  /** Path of the call's endpoint. */
  url: z.string(),
  /** Method of the call. A task that was stored without one stands for the first call of its path. */
  method: z.optional(z.string()),
  query: z.optional(z.record(z.string(), z.string())),
  payload: z.optional(z.unknown()),
  /** Milliseconds since 1970. */
  created_at: z.number(),
  /** The purpose of the task, when a caller needs its answer. */
  purpose: z.optional(z.string()),
})
export type SyncTask = z.infer<typeof SyncTask>

export interface SyncTasksCollection {
  /** Oldest first. */
  readonly list: () => Promise<SyncTask[]>
  readonly save: (task: SyncTask) => Promise<boolean>
  readonly remove: (taskId: string) => Promise<boolean>
}

export function openSyncTasks(storage: ShopStorage): SyncTasksCollection {
  const tasks = openCollection(storage, { name: 'syncTasks', version: 1, schema: SyncTask })
  return {
    list: async () => (await tasks.readAll()).sort((a, b) => a.created_at - b.created_at || a.task_id.localeCompare(b.task_id)),
    save: (task) => tasks.write(task.task_id, task),
    remove: (taskId) => tasks.remove(taskId),
  }
}
