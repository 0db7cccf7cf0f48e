import { createHash, randomBytes } from 'node:crypto'
import type { GameKey, GameSessionRequest } from '#api'
import type { Clock } from '../../app/clock.ts'
import type { Database } from '../../app/db/database.ts'
import type { Tables } from '../../app/db/tables.ts'
import { ApiError, code, notFound } from '../../app/errors.ts'
import { refusePlay } from '../protection/checks.ts'
import type { Session } from '../../app/plugins/sessions.ts'
import type { GameRow } from './play/game-rules.ts'
import type { BrandRules } from '../../app/sites.ts'
import { stakesOf } from '../../app/stakes.ts'

/** How long a game may be idle, in milliseconds. */
const idleLimit = 30 * 60_000

const keptMs = 24 * 60 * 60_000

/** An open game: its player, game and mode. */
export type GameSession = Pick<
  Tables['game_sessions'],
  'hash' | 'mode' | 'user_id' | 'currency' | 'lang' | 'device' | 'page_origin' | 'return_url'
> & {
  game: GameRow & Pick<Tables['games'], 'has_jackpot'> & { provider: string }
}

type Opening = Pick<GameSessionRequest, 'mode' | 'device' | 'lang' | 'returnUrl'> & {
  player: Session | null
  origin: string
  rules?: BrandRules
}

/** The sessions of games. A token is valid for one game, one mode and one player; the database holds its SHA-256. */
export class GameSessions {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /**
   * Opens a game and returns its token. Throws 404 for an unknown game, 401 for real money without a player, 154 during
   * a break, 156 before a limit that must be set first, 158 during the wait after a game of another provider, 403 if
   * there is no demo.
   */
  async open(
    { providerId, gameId }: GameKey,
    { mode, device, lang, returnUrl, player, origin, rules = {} }: Opening,
  ): Promise<string> {
    const games = this.#db.selectFrom('games').where('provider_id', '=', providerId).where('id', '=', gameId)
    const game = await games.select('has_demo').executeTakeFirst()
    if (!game) throw notFound()
    if (mode === 'real' && !player) throw new ApiError(401, code.notSignedIn)
    if (player) await refusePlay(this.#db, player.userId, this.#clock.now(), mode === 'real')
    if (mode === 'demo' && !game.has_demo) throw new ApiError(403, code.forbidden)
    if (returnUrl !== undefined && !isOf(origin, returnUrl)) throw new ApiError(400, code.fieldInvalid, 'returnUrl')

    if (mode === 'real' && player) await this.#takeTurn(player.userId, providerId, rules)

    const token = randomBytes(32).toString('base64url')
    const currency = await this.#currencyOf(player)
    const real = mode === 'real' ? player : null
    await this.#db
      .deleteFrom('game_sessions')
      .where('expires_at', '<', this.#clock.now() - keptMs)
      .execute()
    await this.#db
      .insertInto('game_sessions')
      .values({
        hash: hashOf(token),
        provider_id: providerId,
        game_id: gameId,
        mode,
        user_id: real?.userId ?? null,
        player_session: real?.hash ?? null,
        currency,
        lang,
        device,
        page_origin: origin,
        return_url: returnUrl ?? null,
        demo_balance: mode === 'demo' ? stakesOf(currency).demo : 0,
        expires_at: this.#clock.now() + idleLimit,
      })
      .execute()
    return token
  }

  /** The session of a token, live or recently ended, or null. */
  async find(token: string): Promise<(GameSession & { isAlive: boolean }) | null> {
    const row = await this.#db
      .selectFrom('game_sessions as own')
      .innerJoin('games', (join) =>
        join.onRef('games.provider_id', '=', 'own.provider_id').onRef('games.id', '=', 'own.game_id'),
      )
      .innerJoin('providers', 'providers.id', 'own.provider_id')
      .leftJoin('sessions', 'sessions.hash', 'own.player_session')
      .leftJoin('users', 'users.id', 'own.user_id')
      .where('own.hash', '=', hashOf(token))
      .select([
        'own.hash',
        'mode',
        'own.user_id',
        'own.currency',
        'lang',
        'device',
        'page_origin',
        'return_url',
        'own.expires_at',
      ])
      .select([
        'games.provider_id',
        'games.id',
        'games.name',
        'type',
        'rtp',
        'volatility',
        'has_jackpot',
        'providers.name as provider',
      ])
      .select(['sessions.expires_at as player_until', 'users.closed'])
      .executeTakeFirst()
    if (!row) return null

    const {
      provider_id,
      id,
      name,
      type,
      rtp,
      volatility,
      has_jackpot,
      provider,
      expires_at,
      player_until,
      closed,
      ...session
    } = row
    const now = this.#clock.now()
    const isAlive = expires_at > now && (session.mode === 'demo' || ((player_until ?? 0) > now && closed === 0))
    return { ...session, isAlive, game: { provider_id, id, name, type, rtp, volatility, has_jackpot, provider } }
  }

  /** Extends a session that is in use. */
  async prolong({ hash }: GameSession): Promise<void> {
    await this.#db
      .updateTable('game_sessions')
      .set({ expires_at: this.#clock.now() + idleLimit })
      .where('hash', '=', hash)
      .execute()
  }

  /** Holds a player to the brand’s rules for games: the wait between providers, and one game at a time. */
  async #takeTurn(userId: number, providerId: string, { parallel, providerWaitMinutes = 0 }: BrandRules) {
    const own = this.#db.selectFrom('game_sessions').where('user_id', '=', userId).where('mode', '=', 'real')
    const last = await own.orderBy('expires_at', 'desc').select(['provider_id', 'expires_at']).executeTakeFirst()
    const usedAt = (last?.expires_at ?? 0) - idleLimit
    if (last && last.provider_id !== providerId && usedAt + providerWaitMinutes * 60_000 > this.#clock.now())
      throw new ApiError(409, code.providerWait)
    if (parallel === false)
      await this.#db
        .updateTable('game_sessions')
        .set({ player_session: null })
        .where('user_id', '=', userId)
        .where('mode', '=', 'real')
        .execute()
  }

  async #currencyOf(player: Session | null): Promise<string> {
    const user =
      player &&
      (await this.#db.selectFrom('users').where('id', '=', player.userId).select('currency').executeTakeFirst())
    return user?.currency ?? 'EUR'
  }
}

const isOf = (origin: string, url: string) => URL.canParse(url) && new URL(url).origin === origin

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
