import type { LaterDomain } from '#engine/registry.ts'

export const later: LaterDomain = {
  start(stores, { chats: vendors }) {
    if (stores.manifest.chats.length === 0) return
    void import('./start-chats.ts').then(({ startChats }) => startChats(stores, vendors)).catch(console.error)
  },
}
