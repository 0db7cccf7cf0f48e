const key = 'studio:tab'
const lockOf = (name: string) => `studio:tab:${name}`

/** How long a reload waits until the page before it is gone, in milliseconds. */
const waitMs = 300

let name = ''

/** The name of this tab, which it keeps when it is loaded again. */
export const tabName = (): string => (name ||= kept() ?? fresh())

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function fresh(): string {
  const made = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36)
  try {
    sessionStorage.setItem(key, made)
  } catch {
    // A browser that stores nothing has no drafts to tell apart.
  }
  return made
}

let claiming: Promise<void> | undefined

/** Takes the name of this tab while it is open; a duplicate of another tab, which has its name, gets one of its own. */
export const claimTab = (): Promise<void> =>
  (claiming ??= (async () => {
    if (!navigator.locks) return
    if (await hold(tabName())) return
    name = fresh()
    await hold(name)
  })())

/** Holds a lock as long as the page is there; returns whether it has it. */
const hold = (own: string) =>
  new Promise<boolean>((resolve) => {
    const until = () => {
      resolve(true)
      return new Promise<never>(() => {})
    }
    navigator.locks.request(lockOf(own), { signal: AbortSignal.timeout(waitMs) }, until).catch(() => resolve(false))
  })

/** Returns the names of the tabs that are open. A browser without locks tells of this one alone. */
export async function openTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const prefix = lockOf('')
  const names = held.map((lock) => lock.name ?? '').filter((each) => each.startsWith(prefix))
  return new Set([tabName(), ...names.map((each) => each.slice(prefix.length))])
}
