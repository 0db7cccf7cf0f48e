import { tabStorage } from './storage.ts'

/** A flag that this tab keeps over reloads, under a key of session storage. */
export const tabFlag = (key: string) => ({
  key,
  set: () => tabStorage.setItem(key, ''),
  clear: () => tabStorage.removeItem(key),
  isSet: () => tabStorage.getItem(key) !== null,
})
