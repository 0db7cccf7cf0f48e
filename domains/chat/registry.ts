import type { Chat } from '#manifest'
import type { ChatVendor } from './contract.ts'

declare module '#engine/registry.ts' {
  interface Registry {
    chats: { [Use in Chat['use']]: () => Promise<{ default: ChatVendor<Extract<Chat, { use: Use }>> }> }
  }
}
