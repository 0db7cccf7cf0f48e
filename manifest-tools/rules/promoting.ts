import type { Manifest, Offer, PageKey, PromotionKind } from '#manifest'
import { definition, follow, type Schema } from '../check/schema.ts'
import { isAllowed, isEmptied } from './allowed-promotions.ts'
import { listedBlocks } from './lists.ts'

/** A block, a window or a field that promotes. */
export interface Promoting {
  /** The widget’s name, and the pointer of its settings. */
  use: string
  pointer: string
  kind: PromotionKind
  /** What it says of its offer. */
  offer?: Offer | undefined
  /** The key terms that it shows, by product. */
  terms?: Readonly<Record<string, { wagering: number }>> | undefined
}

/** Returns the kinds of promotions by widget. */
const kindsOf = (members: readonly [name: string, schema: Schema][]): ReadonlyMap<string, PromotionKind> =>
  new Map(
    members.flatMap(([name, schema]): [string, PromotionKind][] => {
      const kind = follow(schema)['x-promotes']
      return kind === undefined ? [] : [[name, kind as PromotionKind]]
    }),
  )

const blockKinds = kindsOf(
  (definition('Block').oneOf ?? []).map((member) => [String(follow(member).properties?.use?.const), member]),
)
const overlayKinds = kindsOf(Object.entries(definition('Overlays').properties ?? {}))

/** Whether a page has nothing but promotions of kinds that the brand may not show, and so is closed to everybody. */
export const isClosedByRules = (page: PageKey, manifest: Manifest): boolean =>
  isEmptied(page, manifest, ({ use }) => {
    const kind = blockKinds.get(use)
    return kind === undefined || isAllowed(kind, manifest)
  })

/** Returns what promotes in a brand: blocks, windows and the choice of the first deposit’s bonus; those that players can see, were their kind allowed. */
export function promotingIn(manifest: Manifest): Promoting[] {
  const blocks = listedBlocks(manifest).flatMap(({ block, pointer }): Promoting[] => {
    const kind = blockKinds.get(block.use)
    return kind
      ? [{ use: block.use, pointer, kind, offer: offerOf(block), ...('terms' in block && { terms: block.terms }) }]
      : []
  })
  const overlays = Object.entries(manifest.overlays).flatMap(([name, settings]): Promoting[] => {
    const kind = overlayKinds.get(name)
    return kind && settings.visible ? [{ use: name, pointer: `/overlays/${name}`, kind, offer: offerOf(settings) }] : []
  })
  return [...blocks, ...overlays, ...firstDepositBonus(manifest)].filter(
    ({ kind }) => kind !== 'wheel' || manifest.wheel.visible,
  )
}

/** The bonus of the first deposit, which registration and the first deposit offer. */
function firstDepositBonus({ registration, forms }: Manifest): Promoting[] {
  const { family, layout, permissions } = registration
  const { exclude, default: preselected, offer } = permissions.bonus
  const isAsked = forms[`registration-${family}`].fields.some(({ use }) => use === 'bonus-choice')
  const isOffered = layout === 2 ? preselected !== 'none' : exclude.length < 2
  return isAsked && isOffered
    ? [{ use: 'bonus-choice', pointer: '/registration/permissions/bonus', kind: 'welcome', offer }]
    : []
}

const offerOf = (settings: object): Offer | undefined => ('offer' in settings ? (settings.offer as Offer) : undefined)
