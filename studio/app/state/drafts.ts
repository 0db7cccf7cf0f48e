/** A text that is not saved yet, and the one that it was made from. */
export interface Draft {
  text: string
  base: string
  /** Milliseconds since 1970. */
  at: number
}

const keyOf = (id: string) => `studio:draft:${id}`

/** Keeps what was typed of a brand, in this browser; returns whether it could. */
export function keepDraft(id: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Forgets the draft of a brand, once it is saved or discarded. */
export function dropDraft(id: string) {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // A browser that stores nothing has no draft.
  }
}

/** Returns the draft of a brand, if one was kept. */
export function draftOf(id: string): Draft | undefined {
  try {
    const { text, base, at } = JSON.parse(localStorage.getItem(keyOf(id)) ?? '{}') as Partial<Draft>
    return typeof text === 'string' && typeof base === 'string' ? { text, base, at: Number(at) } : undefined
  } catch {
    return undefined
  }
}
