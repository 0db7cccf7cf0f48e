import type { Banner } from '#api'
import type { Language } from '#manifest'
import { type Resource, ResourceMap } from '#engine/data/resource.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { bannersCalls } from '#schemas/calls/banners.ts'
import { withOwn } from './own/own-content.ts'

/** Banners by interface language. */
export class BannerStore {
  readonly #lists: ResourceMap<Language, Banner[]>

  constructor(read: (lang: Language) => Promise<Banner[]>) {
    this.#lists = new ResourceMap(read)
  }

  in(language: Language): Resource<Banner[]> {
    return this.#lists.get(language)
  }
}

/**
 * Returns the banners of a place: the main list (priority 0 or more, highest first) and the second list (below 0). Spec
 * §3.
 */
export function split(banners: readonly Banner[], place: Banner['place']) {
  const here = banners.filter((banner) => banner.place === place).sort((a, b) => b.priority - a.priority)
  return { main: here.filter(({ priority }) => priority >= 0), second: here.filter(({ priority }) => priority < 0) }
}

export function bannerStore(stores: Stores) {
  const { list } = bannersCalls(stores.http)
  return new BannerStore(withOwn(stores, 'banners', (lang) => list({ lang })))
}
