import type { Manifest } from '#manifest'
import { child, valueAt } from '../json/pointer.ts'

/** What a brand may write itself. */
export type OwnKind = 'banners' | 'popups' | 'promotions'

type Content = Pick<Manifest, 'content'>
type Source = 'platform' | 'brand' | 'both'

/** Who writes what of a kind. */
export const sourceOf = ({ content }: Content, kind: OwnKind): Source => content?.source?.[kind] ?? 'platform'

/** Returns the pointer of an item that is the brand’s own, of a manifest that may be wrong; undefined for one of the platform. */
export function ownItemPointer(
  manifest: object,
  { content: kind, id }: { content: OwnKind; id: string },
): string | undefined {
  const source = valueAt(manifest, `/content/source/${kind}`)
  const items = valueAt(manifest, `/content/${kind}`)
  if ((source !== 'brand' && source !== 'both') || !Array.isArray(items)) return undefined
  const index = items.findIndex((item) => valueAt(item, '/id') === id)
  return index < 0 ? undefined : child(`/content/${kind}`, index)
}

const callsOf = (manifest: Content, sources: readonly Source[]) =>
  (['banners', 'promotions'] as const).flatMap((kind) =>
    sources.includes(sourceOf(manifest, kind)) ? [`GET /${kind}`] : [],
  )

/** Returns the calls that blocks and pages of a brand do not live on, because the brand says itself what they show. */
export const replacedCalls = (manifest: Content): string[] => callsOf(manifest, ['brand', 'both'])

/** Returns those of them that a brand’s pages do not make, because the brand alone says what they show. */
export const unreadCalls = (manifest: Content): string[] => callsOf(manifest, ['brand'])
