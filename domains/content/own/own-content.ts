import type { Banner, Promotion } from '#api'
import type { Language } from '#manifest'
import { sourceOf } from '#manifest-tools/layers/content-source.ts'
import type { Call } from '#schemas/calls/http.ts'
import type { Stores } from '#engine/shell/stores.ts'

/** The platform’s lists that a brand may write itself or add to. */
export interface Listed {
  banners: Banner
  promotions: Promotion
}

/** The name under which a page’s file holds what the brand says itself. */
const callOf = (kind: keyof Listed, lang: Language): Call => ({
  name: `GET /own/${kind}`,
  query: { lang },
  isPublic: { starts: 'startsAt', ends: 'endsAt' },
})

/**
 * Returns how a brand’s list is read that its platform has, that it writes itself, or both. Of both, the brand’s items are there where
 * the platform’s cannot be read, and replace those of the platform with their ids, also before they begin.
 */
export function withOwn<Kind extends keyof Listed>(
  stores: Stores,
  kind: Kind,
  readPlatform: (lang: Language) => Promise<Listed[Kind][]>,
): (lang: Language) => Promise<Listed[Kind][]> {
  const source = sourceOf(stores.manifest, kind)
  if (source === 'platform') return readPlatform
  const readOwn = (lang: Language): Promise<Listed[Kind][]> =>
    stores.http.own(callOf(kind, lang), async (now) =>
      (await import('./own-items.ts')).ownItems(stores, kind, lang, now),
    )
  if (source === 'brand') return readOwn
  return async (lang) => {
    const [own, platform] = await Promise.all([readOwn(lang), readPlatform(lang).catch(() => [])])
    const names = new Set<unknown>(stores.manifest.content?.[kind]?.map(({ id }) => id))
    return [...own, ...platform.filter(({ id }) => !names.has(String(id)))]
  }
}
