import type { Block, Guard, Manifest, Page, RouteKey } from '#manifest'
import { diagnoseSources } from '#engine/manifest/diagnose-sources.ts'
import { resolve } from '#engine/manifest/resolve.ts'
import { readContext } from '../../../scripts/manifests/context.ts'
import { readManifests } from '../../../scripts/manifests/read-manifests.ts'
import { Generator, randomSource } from './generate.ts'
import { knows } from './oracle.ts'
import { manifestSchema } from './schema.ts'

const manifests = readManifests('manifests')
const context = readContext(manifests)
const base = resolve('base', manifests.read).manifest as unknown as Manifest

/** What needs more than a page to stand on: an address that names something, a link from a letter, a Telegram sign-in, a vendor who answers. */
const notAlone = ['StaticPage', 'Game', 'ConfirmEmail', 'ResetPassword', 'RegisterTelegram', 'Sport', 'Horses'].map(
  (name) => `${name}Block`,
)

/** Blocks that show something on any page. */
const blockNames = manifestSchema.$defs
  .Block!.oneOf!.map(({ $ref }) => $ref!.slice('#/$defs/'.length))
  .filter((name) => !notAlone.includes(name))

/** What they show is a player’s own: to a visitor the server refuses it, and the block says that it failed. */
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
].map((name) => `${name}Block`)

/** To players who may not pay here the server refuses them too. */
const forPayers = ['DepositBlock', 'WithdrawalBlock']

/** One that the oracle can judge; over many seeds, the test says which it cannot. */
function randomGuard(random: Generator): Guard {
  const guard = random.definition('Guard') as Guard
  return knows(guard) ? guard : randomGuard(random)
}

function randomPage(page: RouteKey, random: Generator): Page {
  const known = base.pages[page]
  if (page === 'STATIC_PAGE' || page === 'GAME' || page === 'LOGIN') return known
  const visible = page === 'MAIN' || random.chance(0.3)
  const blocks = random
    .some(blockNames)
    .slice(0, 5)
    .map((name) => randomBlock(name, random))
  const guards = page === 'MAIN' || random.chance(0.5) ? undefined : [randomGuard(random)]
  return { ...known, visible, blocks, guards } as Page
}

function randomBlock(name: string, random: Generator): Block {
  const block = random.definition(name) as Block
  if (forPlayers.includes(name)) return { ...block, guards: ['signed-in'] }
  if (forPayers.includes(name)) return { ...block, guards: ['payment-system-user'] }
  return random.chance(0.3) ? { ...block, guards: [randomGuard(random) as never] } : block
}

/** A manifest made at random from a seed; whether `brand check` passes it is not known yet. */
function draw(seed: number, id: string): object {
  const random = new Generator(randomSource(seed), {
    Page: () => undefined,
    Block: () => ({ use: 'version' }),
    BlocksOfBlock: () => ({ use: 'blocks-of', page: 'GAMES' }),
  })
  const properties = manifestSchema.properties!
  const drawn = [
    'languages',
    'i18n',
    'loader',
    'registration',
    'games',
    'sport',
    'horses',
    'wheel',
    'jackpots',
    'chats',
    'services',
    'telegram',
    'playerProtection',
  ] as const
  const { tokens: _tokens, ...theme } = random.value(properties.theme!) as Manifest['theme']
  return {
    manifestVersion: 1,
    extends: 'base',
    id,
    name: `Brand ${seed}`,
    project: `SEED_${seed}`,
    currency: random.pick(['EUR', 'TND', 'XOF']),
    seo: { title: `Brand ${seed}`, description: 'Made at random.', robots: random.pick(['index', 'noindex']) },
    logo: '/brands/donxbet/logo.svg',
    icon: '/brands/donxbet/icon.svg',
    ...Object.fromEntries(drawn.map((key) => [key, random.value(properties[key]!)])),
    languages: random.some(base.languages),
    theme,
    pages: Object.fromEntries((Object.keys(base.pages) as RouteKey[]).map((page) => [page, randomPage(page, random)])),
  }
}

/** What a valid manifest looks like, and the seed that gave it. */
export interface RandomBrand {
  id: string
  seed: number
  text: string
  manifest: Manifest
}

/** Valid manifests made at random: drawn until as many have no error. */
export function randomBrands(count: number, firstSeed: number): RandomBrand[] {
  const brands: RandomBrand[] = []
  for (let seed = firstSeed; brands.length < count; seed++) {
    if (seed > firstSeed + count * 200)
      throw new Error(`only ${brands.length} of ${count} manifests drawn from seed ${firstSeed} on were valid`)
    const id = `seed-${seed}`
    const text = JSON.stringify(draw(seed, id), null, 2)
    const resolved = resolve(id, (name) => (name === id ? text : manifests.read(name)))
    const wrong = diagnoseSources(resolved, undefined, context).some(({ severity }) => severity === 'error')
    if (!wrong) brands.push({ id, seed, text, manifest: resolved.manifest as unknown as Manifest })
  }
  return brands
}
