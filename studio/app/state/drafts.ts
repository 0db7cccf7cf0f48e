import { claimTab, openTabs, tabName } from './tab.ts'

/** A text that is not saved yet, and the one that it was made from. */
export interface Draft {
  text: string
  base: string
  /** Milliseconds since 1970. */
  at: number
}

/** Each tab keeps a draft of its own, so that none overwrites that of another one. */
const keyOf = (id: string, tab = tabName()) => `studio:draft:${id}:${tab}`

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

/** Returns the draft that this tab has of a brand, if one was kept. */
export const draftOf = (id: string): Draft | undefined => read(keyOf(id))

function read(key: string): Draft | undefined {
  try {
    const { text, base, at } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Draft>
    return typeof text === 'string' && typeof base === 'string' ? { text, base, at: Number(at) } : undefined
  } catch {
    return undefined
  }
}

/** Gives this tab the last draft of a brand that a tab has left which is closed by now, unless it has one itself. */
export async function adoptDraft(id: string): Promise<void> {
  await claimTab()
  if (draftOf(id)) return
  const open = await openTabs()
  const [last] = tabsWithDraft(id)
    .filter((tab) => !open.has(tab))
    .sort((a, b) => read(keyOf(id, b))!.at - read(keyOf(id, a))!.at)
  if (last === undefined) return
  keepDraft(id, read(keyOf(id, last))!)
  localStorage.removeItem(keyOf(id, last))
}

function tabsWithDraft(id: string): string[] {
  try {
    const tabs = Object.keys(localStorage).flatMap((key) =>
      key.startsWith(keyOf(id, '')) ? [key.split(':').at(-1)!] : [],
    )
    return tabs.filter((tab) => read(keyOf(id, tab)) !== undefined)
  } catch {
    return []
  }
}
