import type { GameSessionRequest } from '#api'
import type { Palette } from '../../../art/palettes.ts'
import { coverPlan } from '../../../art/cover.ts'
import { digitsOf } from '../../../app/money.ts'
import { rouletteWheelOf, slotOf, statedReturn } from '../play/game-rules.ts'
import type { GameSession } from '../sessions.ts'
import { type GameKind, isShared, kindOf } from '../play/kinds.ts'
import { keno, lotto, type NumbersGame } from '../rules/numbers-rules.ts'
import { type RouletteWheel, wheels } from '../rules/roulette-rules.ts'
import { lines } from '../rules/slot-rules.ts'
import { segments } from '../rules/wheel-rules.ts'
import { type Stakes, stakesOf } from '../../../app/stakes.ts'
import { type GameTexts, textsIn } from '../texts.ts'

/** The configuration that a game gets when it is opened. */
export interface GameConfig {
  token: string
  /** Whether the session had already ended. */
  expired: boolean
  /** The origin of calls and pictures. */
  origin: string
  /** The origin of the page that frames the game, the only one to which messages are posted. */
  pageOrigin: string
  returnUrl: string | null
  /** Whether a launcher frames the game: it then posts messages to the top window, in the launcher’s format. */
  launched: boolean
  kind: GameKind
  /** Whether all players share the rounds. */
  shared: boolean
  mode: 'real' | 'demo'
  device: 'desktop' | 'mobile'
  lang: string
  name: string
  provider: string
  cover: string
  palette: Palette
  currency: string
  digits: number
  stakes: Stakes
  /** Per cent. */
  rtp: number
  /** Whether it offers to play on by itself, and to spin faster. */
  autoplay: boolean
  turbo: boolean
  /** Whether the return to player is beside the stake. */
  showsReturn: boolean
  texts: GameTexts
  slot?: { symbols: string[]; reels: number[][]; pays: number[][]; lines: readonly (readonly number[])[] }
  numbers?: NumbersGame
  roulette?: RouletteWheel
  /** The pockets or segments in order. */
  wheel?: readonly number[]
}

/** The configuration of the game of a session. */
export function configOf(
  session: GameSession & { isAlive: boolean },
  token: string,
  origin: string,
  { autoplay = false, turbo = false, showReturn }: Pick<GameSessionRequest, 'autoplay' | 'turbo' | 'showReturn'> = {},
): GameConfig {
  const { game, mode, device, lang, currency } = session
  const path = `${game.provider_id}/${game.id}`
  const kind = kindOf(game)
  return {
    token,
    expired: !session.isAlive,
    origin,
    pageOrigin: session.page_origin,
    returnUrl: session.return_url,
    launched: false,
    kind,
    shared: isShared(game),
    mode,
    device,
    lang,
    name: game.name,
    provider: game.provider,
    cover: `${origin}/play/art/${path}/cover.svg`,
    palette: coverPlan({ id: game.id, providerId: game.provider_id, name: game.name, type: game.type }).palette,
    currency,
    digits: digitsOf(currency),
    stakes: stakesOf(currency),
    rtp: statedReturn(game),
    autoplay,
    turbo,
    showsReturn: showReturn === 'atStake',
    texts: textsIn(lang),
    ...partsOf(kind, game, `${origin}/play/art/${path}`),
  }
}

function partsOf(kind: GameKind, game: GameSession['game'], art: string): Partial<GameConfig> {
  if (kind === 'slot') {
    const { reels, pays5 } = slotOf(game)
    return { slot: { reels, pays: pays5, lines, symbols: pays5.map((_, index) => `${art}/symbol-${index}.svg`) } }
  }
  if (kind === 'keno') return { numbers: keno }
  if (kind === 'lotto') return { numbers: lotto }
  if (kind === 'wheel') return { wheel: segments }
  if (kind !== 'roulette') return {}
  const roulette = rouletteWheelOf(game)
  return { roulette, wheel: wheels[roulette] }
}
