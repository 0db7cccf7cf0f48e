import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = ['consent']

/** Support chats of vendors. */
export const chat: Domain = {
  stored: { keptAtSignOut: ['chat-owner'] },
  later: () => import('./later.ts'),
}
