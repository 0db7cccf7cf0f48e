import type { GameType } from '#api'
import { subjectOf } from '../../art/cover.ts'
import type { Database } from '../../app/db/database.ts'
import { flag } from '../../app/db/flag.ts'
import { statedReturn } from './play/game-rules.ts'
import type { Tables } from '../../app/db/tables.ts'
import { searchText } from './search/match-word.ts'
import { popularGames } from './popularity.ts'
import { createGameNames } from './seed-names.ts'
import { seedProviders } from './seed-providers.ts'
import { spread } from './spread.ts'
import { createRandom, type Random } from '../../app/random.ts'
import { type CategoryId, categoryIds, texts } from '../content/texts.ts'

type Game = Tables['games']

const seedNumber = 20_260_101
const newest = Date.UTC(2026, 0, 1)
const dayMs = 24 * 60 * 60 * 1000
const newDays = 60
/** One in this many of the popular games is hot, so that the label stays special. */
const hotEvery = 3
/** No two covers with the same subject are closer in the order of popularity: a screen shows fewer. */
const coversApart = 24

/** Rows per insert, because SQLite limits the number of values in a statement. */
const rowsAtOnce = 1000

/** Writes providers, games and categories, always the same ones. Games beyond the default number are slots. */
export async function seedGames(db: Database, count = 0): Promise<void> {
  const games = gamesOf(count)
  await db
    .insertInto('providers')
    .values(seedProviders.map(({ name }) => ({ id: slug(name), name })))
    .execute()
  for (const some of parts(games)) await db.insertInto('games').values(some).execute()
  await db
    .insertInto('categories')
    .values(categoryIds.map((id, position) => ({ id, position })))
    .execute()
  const names = Object.entries(texts).flatMap(([lang, { categories }]) =>
    categoryIds.map((id) => ({ category_id: id, lang, name: categories[id] })),
  )
  await db.insertInto('category_names').values(names).execute()
  const memberships = games.flatMap((game) =>
    categoriesOf(game).map((id) => ({ category_id: id, provider_id: game.provider_id, game_id: game.id })),
  )
  for (const some of parts(memberships)) await db.insertInto('game_categories').values(some).execute()
}

const created = new Map<number, Game[]>()

/** They are always the same, and take longer to make than to write: each reset writes them again. */
function gamesOf(count: number): Game[] {
  const games = created.get(count) ?? createGames(count)
  created.set(count, games)
  return games
}

function createGames(count: number): Game[] {
  const random = createRandom(seedNumber)
  const nameOf = createGameNames(random)
  const plans = seedProviders.flatMap(({ name, games }) =>
    Object.entries(games).flatMap(([type, own]) =>
      Array.from({ length: own }, () => ({ provider: name, type: type as GameType })),
    ),
  )
  plans.push(...moreSlots(count - plans.length))
  const ranks = random.shuffle(plans.map((_, index) => index + 1))
  const games = plans.map(({ provider, type }, index) =>
    createGame(provider, nameOf(type), type, ranks[index]!, random),
  )
  games.sort((one, other) => one.popularity - other.popularity)
  const hot: string[] = []
  return spread(games, lookOf, coversApart).map((game, index) => {
    const { subject } = lookOf(game)
    const isHot = index < popularGames && index >= hot.length * hotEvery && !hot.slice(-coversApart).includes(subject)
    if (isHot) hot.push(subject)
    return { ...game, popularity: index + 1, is_hot: flag(isHot) }
  })
}

const lookOf = ({ provider_id, id, name, type }: Game) => ({
  type,
  subject: subjectOf({ providerId: provider_id, id, name, type }),
})

/** Slots beyond the default ones, distributed over the providers of slots. */
function moreSlots(count: number) {
  const makers = seedProviders.filter(({ games }) => games.slots)
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    provider: makers[index % makers.length]!.name,
    type: 'slots' as const,
  }))
}

const parts = <Row>(rows: Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, part) =>
    rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce),
  )

function createGame(provider: string, name: string, type: GameType, popularity: number, random: Random): Game {
  const ageDays = Math.floor(random.next() ** 1.3 * 2000)
  const isDealt = type === 'live' || type === 'tv'
  const game: Game = {
    provider_id: slug(provider),
    id: slug(name),
    name,
    search_text: searchText(`${name} ${provider}`),
    type,
    popularity,
    released_at: newest - ageDays * dayMs,
    is_new: flag(ageDays < newDays),
    is_hot: flag(false),
    has_demo: flag(!isDealt && random.next() < 0.9),
    has_jackpot: flag((type === 'slots' || type === 'tv') && random.next() < 0.09),
    rtp: isDealt ? null : random.between(940, 978) / 10,
    volatility: type === 'slots' ? random.pick(['low', 'medium', 'high'] as const) : null,
  }
  // Slots and crash games are built for their return; the return of others follows from their rules.
  return type === 'slots' || type === 'crash' ? game : { ...game, rtp: statedReturn(game) }
}

function categoriesOf(game: Game): CategoryId[] {
  const flagged = {
    popular: game.popularity <= popularGames,
    new: game.is_new,
    hot: game.is_hot,
    jackpot: game.has_jackpot,
  }
  return categoryIds.filter((id) => (id in flagged ? flagged[id as keyof typeof flagged] : id === game.type))
}

const slug = (name: string) => searchText(name).replace(/[^a-z0-9]+/g, '-')
