/** How long a form may take until it is on the page: what it reads of the platform comes first, in milliseconds. */
const waitMs = 8000

/** How long fields that follow others may take, in milliseconds. */
const restMs = 60

/** Returns what a function finds on the page, as soon as it finds something; undefined if it does not in time. */
export function appears<T>(find: () => T | undefined | null): Promise<T | undefined> {
  const found = find()
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const value = find()
      if (value) end(value)
    })
    const timer = setTimeout(() => end(undefined), waitMs)
    const end = (value: T | undefined) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(value)
    }
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** Resolves once the fields that follow others have changed. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, restMs))
