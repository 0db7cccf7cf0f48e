import type { Domain } from '#engine/registry.ts'
import { bannerStore } from './banner-store.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = []

/** Banners, static pages, messages to the player, the hall of fame. */
export const content: Domain = {
  prefetch({ of, language }, blocks) {
    // The largest picture on the screen is usually a banner’s: its address does not wait for the first render.
    return blocks.some(({ use }) => use === 'banners') ? of(bannerStore).in(language.current).load() : undefined
  },
  player: () => import('./player.ts'),
  later: () => import('./later.ts'),
}
