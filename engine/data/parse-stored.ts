/** Parses a stored value; null if it is missing or not JSON. The shape is not checked: `T` is an assumption. */
export function parseStored<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null
  } catch {
    return null
  }
}
