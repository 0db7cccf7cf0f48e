import { sharedStorage } from './storage.ts'

const probe = 'probe'
/** Longer than any note of a payment. */
const filler = ' '.repeat(1000)

/** What leaves a full storage for the notes of what moves money. */
const expendable = /^(favourites|(player-)?recent):/

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

/** Makes room in a full storage for notes of what moves money: favourites and recent games leave it. */
export function makeRoom() {
  if (isStorageLasting()) return
  for (const key of sharedStorage.keys()) if (expendable.test(key)) sharedStorage.removeItem(key)
}
