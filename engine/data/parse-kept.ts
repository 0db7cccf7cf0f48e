/** What a storage keeps; null where it is nothing or was spoilt. Anything may have been written there: `T` is a hope. */
export function parseKept<T>(text: string | null): T | null {
  try {
    return JSON.parse(text ?? 'null') as T | null
  } catch {
    return null
  }
}
