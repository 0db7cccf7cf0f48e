/** Returns a stored value; null where the browser refuses. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns the cookies. Where the browser refuses them, there are none from now on, for libraries that do not expect that. */
export function cookies(): string {
  try {
    return document.cookie
  } catch {
    Object.defineProperty(document, 'cookie', { value: '', writable: true })
    return ''
  }
}
