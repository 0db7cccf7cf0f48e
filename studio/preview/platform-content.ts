import { ApiError } from '../../engine/data/api-error.ts'
import type { Stores } from '../../engine/shell/stores.ts'
import type { OwnKind } from '../../manifest-tools/layers/content-source.ts'
import type { Language } from '../../schemas/generated/manifest.ts'
import { bannersCalls } from '../../schemas/generated/calls/banners.ts'
import { popupsCalls } from '../../schemas/generated/calls/popups.ts'
import { promotionsCalls } from '../../schemas/generated/calls/promotions.ts'
import { mostItems } from './checks.ts'
import type { PlatformContent } from './protocol.ts'

const readers: Record<OwnKind, (stores: Stores, lang: Language) => Promise<object[]>> = {
  banners: ({ http }, lang) => bannersCalls(http).list({ lang }),
  promotions: ({ http }, lang) => promotionsCalls(http).list({ lang }),
  popups: async ({ http }, lang) => {
    const { rows } = await popupsCalls(http).list({
      page: 1,
      size: mostItems,
      order: 'createdAt',
      order_type: -1,
      lang,
    })
    return rows
  },
}

/** Reads what the platform has of a kind in a language, for whoever looks at the page. */
export async function readContent(
  stores: Stores,
  { content, language }: Pick<PlatformContent, 'content' | 'language'>,
): Promise<PlatformContent> {
  const answer = { kind: 'content' as const, content, language, items: [], problem: '' }
  try {
    const items = await readers[content](stores, language as Language)
    // Data alone can be posted to another window.
    return { ...answer, items: JSON.parse(JSON.stringify(items.slice(0, mostItems))) as object[] }
  } catch (error) {
    return { ...answer, problem: problemOf(error, content) }
  }
}

function problemOf(error: unknown, content: OwnKind): string {
  const status = error instanceof ApiError ? error.status : undefined
  if (status === 401 && content === 'popups')
    return 'Messages of the platform are for players: choose one as Who, above the preview.'
  return `The platform’s list could not be read${status ? ` (status ${status})` : ''}.`
}
