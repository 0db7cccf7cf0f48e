import { isExpendable } from './clear-storage.ts'
import { sharedStorage } from './storage.ts'

const probe = 'probe'
/** Longer than any write is pending. */
const filler = ' '.repeat(1000)

/** Whether what is stored now is still there after a reload: false where the browser has no storage, or a full one. */
export function isStorageLasting(): boolean {
  sharedStorage.setItem(probe, filler)
  try {
    return localStorage.getItem(probe) === filler
  } catch {
    return false
  } finally {
    sharedStorage.removeItem(probe)
  }
}

/** Makes room in a full storage for pending writes. */
export function makeRoom() {
  if (isStorageLasting()) return
  for (const key of sharedStorage.keys()) if (isExpendable(key)) sharedStorage.removeItem(key)
}
