import type { Domain } from '#engine/registry.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Banners, static pages, messages to the player, the hall of fame. */
export const content: Domain = {
  stored: { keptAtSignOut: ['popups-seen'] },
  player: () => import('./player.ts'),
  later: () => import('./later.ts'),
}
