import { useSyncExternalStore } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Registers an open modal dialog. Returns the function that removes it again. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** The topmost modal dialog: everything outside it is inert. Null when none is open. */
export function useFrontDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, findFront, () => null)
}

function change(next: readonly HTMLDialogElement[]): void {
  open = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

function findFront(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}
