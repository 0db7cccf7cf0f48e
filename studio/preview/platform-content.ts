import { ApiError } from '../../engine/data/api-error.ts'
import type { Stores } from '../../engine/shell/stores.ts'
import type { OwnKind } from '../../manifest-tools/layers/content-source.ts'
import type { Language } from '../../schemas/generated/manifest.ts'
import { bannersCalls } from '../../schemas/generated/calls/banners.ts'
import { pagesCalls } from '../../schemas/generated/calls/pages.ts'
import { popupsCalls } from '../../schemas/generated/calls/popups.ts'
import { promotionsCalls } from '../../schemas/generated/calls/promotions.ts'
import { longestPage, mostItems } from './checks.ts'
import type { FromPreview, PlatformContent, PlatformPage, ToPreview } from './protocol.ts'
import { readPicture } from './read-picture.ts'

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

/** What Studio asks of the platform. */
type Asked = Extract<ToPreview, { kind: 'content' | 'page' | 'picture' }>

/** Reads what the platform has, for whoever looks at the page. */
export async function readPlatform(stores: Stores, asked: Asked): Promise<FromPreview> {
  if (asked.kind === 'content') return readContent(stores, asked)
  if (asked.kind === 'page') return readPage(stores, asked.id)
  return { ...asked, bytes: await readPicture(asked.address) }
}

/** Reads the items of a kind in a language. */
async function readContent(
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

/** Reads a static page of the platform, also where the brand has one of its own. */
async function readPage({ http }: Pick<Stores, 'http'>, id: string): Promise<PlatformPage> {
  const answer = { kind: 'page' as const, id, title: '', html: '', problem: '' }
  try {
    const { title, html } = await pagesCalls(http).page(id)
    if (html.length > longestPage) return { ...answer, problem: 'The platform’s page is too long.' }
    return { ...answer, title, html }
  } catch (error) {
    const isAbsent = error instanceof ApiError && [404, 405, 501].includes(error.status ?? 0)
    return isAbsent ? answer : { ...answer, problem: `The platform’s page could not be read${statusIn(error)}.` }
  }
}

const statusIn = (error: unknown) => (error instanceof ApiError && error.status ? ` (status ${error.status})` : '')

function problemOf(error: unknown, content: OwnKind): string {
  if (error instanceof ApiError && error.status === 401 && content === 'popups')
    return 'Messages of the platform are for players: choose one as Who, above the preview.'
  return `The platform’s list could not be read${statusIn(error)}.`
}
