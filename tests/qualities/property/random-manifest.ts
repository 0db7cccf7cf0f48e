import type { Block, Guard, Manifest, Page, RouteKey } from '#manifest'
import { diagnoseSources } from '#manifest-tools/check/diagnose-sources.ts'
import { resolve } from '#manifest-tools/layers/resolve.ts'
import { readContext } from '#manifest-tools/check/context.ts'
import { readManifests } from '#manifest-tools/layers/read-manifests.ts'
import { Generator, randomSource } from './generate.ts'
import { canJudge } from './oracle.ts'
import { manifestSchema } from './schema.ts'

const manifests = readManifests('manifests')
const context = readContext(manifests)
const base = resolve('base', manifests.read).manifest as unknown as Manifest

/** Blocks with what an operator writes: files, hosts, a time zone, one target of two, or blocks of their own. */
const writtenBlocks = ['Picture', 'Video', 'Embed', 'Countdown', 'CallToAction', 'Columns', 'PaymentMarks'].map(
  (name) => `${name}Block`,
)

/** Types whose values are not drawn. */
const typesNotDrawn = [
  ...writtenBlocks,
  // What a player must do or may not see first depends on more than the oracle knows (tests/journeys/engine/licences.spec.ts).
  'LicenceId',
  'PromotionKind',
  // The vendor names what takes a colour (widgets/sports/altenar).
  'AltenarSport/properties/tokens',
  // tests/journeys/engine/own-content.spec.ts
  'ContentSource',
  'OwnBanner',
  // The fixture brands have every kind of field (tests/tools/house/brands.test.ts).
  String.raw`\w*Field\w*`,
].join('|')

const placesNotDrawn = new RegExp(
  String.raw`^/\$defs/(${typesNotDrawn})\b|^/properties/playerProtection/properties/(limitRules|statement)/`,
)

/** Whether random manifests have the values of a place in the schema. */
export const isDrawn = (place: string) => !placesNotDrawn.test(place)

/**
 * Blocks that need more than a page: an address with parameters, a link from an email, a Telegram sign-in, a vendor’s
 * response, or what an operator writes for them.
 */
const notAlone = [
  'StaticPageBlock',
  'GameBlock',
  'ConfirmEmailBlock',
  'ResetPasswordBlock',
  'RegisterTelegramBlock',
  'SportBlock',
  'HorsesBlock',
  ...writtenBlocks,
]

/** Blocks that render on any page. */
const blockNames = manifestSchema.$defs
  .Block!.oneOf!.map(({ $ref }) => $ref!.slice('#/$defs/'.length))
  .filter((name) => !notAlone.includes(name))

/** Blocks with a player’s own data: for a visitor the call fails, and the block shows an error. */
const forPlayers = [
  'BetHistory',
  'CashbackHistory',
  'OperationHistory',
  'PersonalData',
  'UserDocuments',
  'Bonuses',
  'Messages',
  'Wheel',
  'NetPosition',
  'Limits',
  'Breaks',
  'PendingOperations',
  'SuccessfulDeposit',
  'Verification',
].map((name) => `${name}Block`)

/** For players who may not use the payment system these calls fail too. */
const forPayers = ['DepositBlock', 'WithdrawalBlock']

/** A random guard that the oracle can judge; the test reports those that it cannot judge in any seed. */
function randomGuard(random: Generator): Guard {
  const guard = random.definition('Guard') as Guard
  return canJudge(guard) ? guard : randomGuard(random)
}

/** The pages of such blocks; without them they fail the check. They are opened where the block needs no more than an address. */
const isOfSuchBlock = ({ blocks }: Page) =>
  blocks.some(({ use }) =>
    notAlone.includes(`${use.replaceAll(/(?:^|-)(.)/g, (_all, sign: string) => sign.toUpperCase())}Block`),
  )

function randomPage(page: RouteKey, random: Generator): Page {
  const known = base.pages[page]
  if (page === 'STATIC_PAGE' || page === 'GAME' || page === 'LOGIN') return known
  if (isOfSuchBlock(known)) return { ...known, visible: false } as Page
  const visible = page === 'MAIN' || random.chance(0.3)
  const blocks = random
    .some(blockNames)
    .slice(0, 5)
    .map((name) => randomBlock(name, random))
  const guards = page === 'MAIN' || random.chance(0.5) ? undefined : [randomGuard(random)]
  return { ...known, visible, blocks, guards } as Page
}

function randomBlock(name: string, random: Generator): Block {
  // Who sees an offer depends on more than the oracle knows.
  const { offer: _offer, ...block } = random.definition(name) as Block & { offer?: unknown }
  if (forPlayers.includes(name)) return { ...block, guards: ['signed-in'] } as Block
  if (forPayers.includes(name)) return { ...block, guards: ['payment-system-user'] } as Block
  return (random.chance(0.3) ? { ...block, guards: [randomGuard(random) as never] } : block) as Block
}

/** What a seed says, before it is completed by the base manifest and checked. */
type Drawn = Pick<Manifest, 'id' | 'pages'> & Record<string, unknown>

/** A random manifest from a seed; it may not pass `brand check`. */
function draw(seed: number): Drawn {
  const random = new Generator(randomSource(seed), {
    Page: () => undefined,
    Block: () => ({ use: 'version' }),
    BlocksOfBlock: () => ({ use: 'blocks-of', page: 'GAMES' }),
    PageKey: () => random.definition('RouteKey'),
  })
  const properties = manifestSchema.properties!
  const drawn = [
    'languages',
    'i18n',
    'images',
    'realtime',
    'prerender',
    'loader',
    'registration',
    'games',
    'sport',
    'horses',
    'verification',
    'wheel',
    'jackpots',
    'chats',
    'services',
    'telegram',
    'playerProtection',
  ] as const
  const { tokens: _tokens, ...theme } = random.value(properties.theme!) as Manifest['theme']
  const values = Object.fromEntries(drawn.map((key) => [key, random.value(properties[key]!)])) as Pick<
    Manifest,
    (typeof drawn)[number]
  >
  // Steps that a player must take first close blocks, which the oracle does not know.
  const { limitRules: _limitRules, statement: _statement, ...playerProtection } = values.playerProtection
  return {
    manifestVersion: 1,
    extends: 'base',
    id: `seed-${seed}`,
    name: `Brand ${seed}`,
    project: `SEED_${seed}`,
    currency: random.pick(['EUR', 'TND', 'XOF']),
    seo: { title: `Brand ${seed}`, description: 'Made at random.', robots: random.pick(['index', 'noindex']) },
    logo: '/brands/donxbet/logo.svg',
    icon: '/brands/donxbet/icon.svg',
    ...values,
    playerProtection,
    languages: random.some(base.languages),
    theme,
    pages: Object.fromEntries(
      (Object.keys(base.pages) as RouteKey[]).map((page) => [page, randomPage(page, random)]),
    ) as Manifest['pages'],
  }
}

/** A valid random manifest with its seed. */
export interface RandomBrand {
  id: string
  seed: number
  text: string
  manifest: Manifest
}

/** Returns the manifest of a seed; undefined if it has errors. */
export function brandOf(seed: number, drawn = draw(seed)): RandomBrand | undefined {
  const { id } = drawn
  const text = JSON.stringify(drawn, null, 2)
  const resolved = resolve(id, (name) => (name === id ? text : manifests.read(name)))
  const isWrong = diagnoseSources(resolved, undefined, context).some(({ severity }) => severity === 'error')
  return isWrong ? undefined : { id, seed, text, manifest: resolved.manifest as unknown as Manifest }
}

/** Returns the first wanted manifest from a seed on that has no errors: about one in seventy has none. */
function nextBrand(firstSeed: number, isWanted: (drawn: Drawn) => boolean, tries = 50_000): RandomBrand {
  for (let seed = firstSeed; seed < firstSeed + tries; seed++) {
    // Drawing is much faster than checking.
    const drawn = draw(seed)
    const brand = isWanted(drawn) ? brandOf(seed, drawn) : undefined
    if (brand) return brand
  }
  throw new Error(`none of ${tries} seeds from ${firstSeed} on has such a manifest`)
}

/**
 * Draws manifests without errors from a seed on. `next` is given those drawn so far and returns which one comes next, or undefined if
 * they are enough.
 */
export function randomBrands(
  next: (brands: readonly RandomBrand[]) => ((drawn: Drawn) => boolean) | undefined,
  firstSeed = 1,
): RandomBrand[] {
  const brands: RandomBrand[] = []
  for (let isWanted = next(brands); isWanted; isWanted = next(brands))
    brands.push(nextBrand((brands.at(-1)?.seed ?? firstSeed - 1) + 1, isWanted))
  return brands
}
