import type { Stores } from '#engine/shell/stores.ts'

/** Reads again whether a break is in force: it may have begun on another device. */
export async function readBreak({ session, get }: Stores) {
  if (!session.user) return
  const { limitStore } = await import('./limit-store.ts')
  const store = get(limitStore)
  if (store.limits.status === 'ready') store.refresh()
  else await store.limits.load()
}
