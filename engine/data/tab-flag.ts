/** A flag that this tab keeps over reloads, under a key of session storage. */
export const tabFlag = (key: string) => ({
  key,
  set: () => sessionStorage.setItem(key, ''),
  clear: () => sessionStorage.removeItem(key),
  isSet: () => sessionStorage.getItem(key) !== null,
})
