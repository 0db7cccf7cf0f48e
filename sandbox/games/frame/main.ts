import type { GameConfig } from '../../domains/games/page/config.ts'
import type { GameKind } from '../../domains/games/play/kinds.ts'
import { createGame, type Game } from './game.ts'
import { tell } from './parent.ts'

type Start = (game: Game) => Promise<void>

const kinds: Record<GameKind, () => Promise<{ start: Start }>> = {
  slot: () => import('./slot.ts'),
  lotto: () => import('./numbers.ts'),
  keno: () => import('./numbers.ts'),
  wheel: () => import('./wheel.ts'),
  crash: () => import('./crash.ts'),
  roulette: () => import('./roulette.ts'),
  baccarat: () => import('./baccarat.ts'),
  'dragon-tiger': () => import('./baccarat.ts'),
  dice: () => import('./dice.ts'),
  craps: () => import('./dice.ts'),
  blackjack: () => import('./hand.ts'),
  poker: () => import('./hand.ts'),
}

async function boot(): Promise<void> {
  const config = JSON.parse(document.getElementById('game')!.textContent ?? '') as GameConfig
  const game = createGame(config)
  if (config.expired) return game.expire()
  try {
    const [{ start }] = await Promise.all([kinds[config.kind](), document.fonts.ready])
    await start(game)
    tell(config, { type: 'ready' })
  } catch (error) {
    game.explain(error)
  }
}

void boot()
