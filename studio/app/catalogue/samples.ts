import { livesOn } from '../../../schemas/generated/absences.ts'
import type { Manifest, PageKey } from '../../../schemas/generated/manifest.ts'
import { follow } from '../../../manifest-tools/explain/schema.ts'
import { hasOwn, isObject, type JsonObject } from '../../../manifest-tools/json/pointer.ts'
import { bonusesOf, bonusSettings } from '../../../manifest-tools/rules/bonus-settings.ts'
import { sourceOf } from '../../../manifest-tools/layers/content-source.ts'
import { sampleTelegram } from '../../preview/settings.ts'
import { itemsIn, stateOf } from '../content/items.ts'
import { blockSchema, initialMember, initialValue } from '../settings/shapes.ts'

/** What a picture of a block shows where the brand has nothing to show. */
interface Sample {
  /** Returns the settings with which the block shows something, as a merge patch. Those that the brand has already change nothing. */
  settings?: (brand: Manifest, block: JsonObject) => JsonObject
  /** What is called up in the preview. */
  show?: string
  /** Whether what is called up is made up. */
  isMadeUp?: boolean
  /** The page that shows it, unless a page of the brand has it. */
  page?: PageKey
  /** Whether players alone see it, whatever its place says. */
  isForPlayers?: boolean
}

/** The hosts of the sandbox’s sportsbook and races. */
const hosts = ['https://sport.vendor.example', 'https://cdn.vendor.example', 'wss://live.vendor.example']

/** Returns the brand’s settings of a vendor, or what such settings need at least. */
export function vendor(union: string, use: string, own: readonly ({ use: string } | undefined)[]) {
  const given = own.find((each) => each?.use === use)
  if (given) return given
  const needed = initialMember({ $ref: `#/$defs/${union}` }, use) as JsonObject
  return hasOwn(needed, 'hosts') ? { ...needed, hosts } : needed
}

const visible = (...pages: PageKey[]) => ({
  pages: Object.fromEntries(pages.map((page) => [page, { visible: true }])),
})
const withSport = () => visible('SPORT')

/** Settings that are there already, or those of a sample. */
const orSample = (name: keyof Manifest, own: unknown, sample: () => unknown) =>
  own === undefined ? ({ [name]: sample() } as JsonObject) : {}

/** Returns what shows the platform’s items of a kind, unless the brand’s own ones are shown now. */
function withContent(kind: 'banners' | 'promotions', brand: Manifest, place?: unknown): JsonObject {
  if (sourceOf(brand, kind) !== 'brand') return {}
  const shown = itemsIn(brand, kind).filter((item) => stateOf(brand, kind, item, Date.now()).state === 'shown')
  const isThere = shown.some(({ value }) => place === undefined || value.place === place)
  return isThere ? {} : { content: { source: { [kind]: 'platform' } } }
}

/** Returns what makes registration offer a bonus that a block has terms of. */
function withBonus(brand: Manifest, { terms }: JsonObject): JsonObject {
  const { registration, forms } = brand
  const name = `registration-${registration.family}` as const
  const { fields } = forms[name]
  const hasField = fields.some(({ use }) => use === 'bonus-choice')
  const bonus = bonusSettings(brand)
  const offered = registration.layout === 2 ? [bonus.default] : bonusesOf(bonus)
  const isOffered = offered.some((each) => isObject(terms) && hasOwn(terms, each))
  return {
    ...visible('REGISTER'),
    ...(!hasField && {
      forms: { [name]: { fields: [...fields, { use: 'bonus-choice', name: 'firstDepositBonus' }] } },
    }),
    ...(!isOffered && { registration: { layout: 1, permissions: { bonus: { ...bonus, exclude: [] } } } }),
  } as JsonObject
}

const samples: Readonly<Record<string, Sample>> = {
  banners: { settings: (brand, { place }) => withContent('banners', brand, place) },
  'bet-slip-summary': { settings: withSport, show: 'bet-slip:filled', isMadeUp: true },
  'blocks-of': { page: 'CONFIRM_MAIL' },
  breaks: { settings: () => ({ playerProtection: { breaks: true } }), isForPlayers: true },
  'category-nav': { settings: () => visible('GAMES') },
  'chat-button': {
    settings: ({ chats }) =>
      ({ chats: chats.length > 0 ? chats : [initialValue({ $ref: '#/$defs/Chat' })] }) as JsonObject,
  },
  'confirm-email': { show: 'overlay:email-verification' },
  'consent-link': { settings: () => ({ consent: { required: true } }) },
  horses: {
    settings: ({ horses }) => orSample('horses', horses, () => ({ isolation: 'opaque', hosts })),
    isForPlayers: true,
  },
  limits: {
    settings: ({ playerProtection: { limits, realityCheckMinutes } }) =>
      limits.length > 0 || realityCheckMinutes ? {} : { playerProtection: { limits: ['deposit'] } },
    isForPlayers: true,
  },
  'live-now': { settings: withSport },
  'menu-button': { settings: () => ({ overlays: { sidebar: { visible: true } } }) },
  'net-position': { settings: () => ({ playerProtection: { netPosition: true } }), isForPlayers: true },
  'odds-format': { settings: withSport },
  'official-bar': {
    settings: ({ playerProtection: { officialBar = [] } }) =>
      officialBar.length > 0
        ? {}
        : {
            playerProtection: {
              officialBar: [{ name: 'Mark of the regulator', link: 'https://regulator.example' }],
            },
          },
  },
  'pending-operations': { show: 'payments:pending', isMadeUp: true, isForPlayers: true },
  'profile-nav': { isForPlayers: true },
  'profile-summary': { isForPlayers: true },
  promotions: { settings: (brand) => withContent('promotions', brand) },
  'register-telegram': { page: 'TELEGRAM_LOGIN', show: 'form:registration-telegram', isMadeUp: true },
  'reset-password': { show: 'overlay:reset-password' },
  search: { settings: () => ({ overlays: { search: { visible: true } } }) },
  sport: {
    settings: ({ sport }) => orSample('sport', sport, () => vendor('Sport', 'gagroup', [])),
    page: 'SPORT',
  },
  'telegram-login': {
    settings: ({ telegram }) => orSample('telegram', telegram, () => sampleTelegram),
  },
  'top-matches': { settings: withSport },
  verification: {
    settings: ({ verification }) =>
      orSample('verification', verification, () => initialValue({ $ref: '#/$defs/Verification' })),
    page: 'VERIFICATION',
    isForPlayers: true,
  },
  'welcome-offer': { settings: withBonus },
  wheel: { page: 'WHEEL_OF_FORTUNE', show: 'wheel:open', isMadeUp: true, isForPlayers: true },
  'wheel-badge': { page: 'WHEEL_OF_FORTUNE', show: 'wheel:open', isMadeUp: true, isForPlayers: true },
}

/** Returns the sample of a block; an empty one for those that need none. */
export const sampleFor = (use: string): Sample => samples[use] ?? {}

/** Returns the merge patch of a brand with which a block on a page shows something. */
export function patchFor(block: JsonObject & { use: string }, page: PageKey, brand: Manifest): JsonObject {
  const { use } = block
  const { settings } = sampleFor(use)
  return { ...settings?.(brand, block), ...promoted(use, brand), ...answered(use, page, brand) }
}

/** Lifts the rule by which the brand does not show what a block promotes. */
function promoted(use: string, { promotionRules }: Manifest): JsonObject {
  const kind = follow(blockSchema(use) ?? {})['x-promotes']
  const isRefused = kind !== undefined && promotionRules?.kinds && !promotionRules.kinds.includes(kind as never)
  return isRefused ? { promotionRules: null } : {}
}

/** Has the sandbox answer the calls that the brand’s platform lacks. */
function answered(use: string, page: PageKey, { platform }: Manifest): JsonObject {
  const lacks = platform?.lacks ?? []
  const needed = [`blocks/${use}`, `pages/${page}`].flatMap((part) => livesOn[part] ?? [])
  const rest = lacks.filter((call) => !needed.includes(call))
  return rest.length < lacks.length ? { platform: { lacks: rest } } : {}
}

/** Whether a brand has all that a merge patch sets. */
export function hasAll(value: unknown, patch: unknown): boolean {
  if (!isObject(patch)) return JSON.stringify(value) === JSON.stringify(patch)
  return Object.entries(patch).every(([key, each]) => {
    const own = isObject(value) && hasOwn(value, key) ? value[key] : undefined
    return each === null ? own === undefined : hasAll(own, each)
  })
}
