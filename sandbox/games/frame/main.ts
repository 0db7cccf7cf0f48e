import type { GameConfig } from '../../domains/games/page/config.ts'
import type { GameKind } from '../../domains/games/play/kinds.ts'
import { createGame, type Game } from './game.ts'
import { postToPage } from './parent.ts'

type Start = (game: Game) => Promise<void>

const kinds: Record<GameKind, () => Promise<{ start: Start }>> = {
  slot: () => import('./slot.tsx'),
  lotto: () => import('./numbers.tsx'),
  keno: () => import('./numbers.tsx'),
  wheel: () => import('./wheel.tsx'),
  crash: () => import('./crash.tsx'),
  roulette: () => import('./roulette.tsx'),
  baccarat: () => import('./baccarat.tsx'),
  'dragon-tiger': () => import('./baccarat.tsx'),
  dice: () => import('./dice.tsx'),
  craps: () => import('./dice.tsx'),
  blackjack: () => import('./hand.tsx'),
  poker: () => import('./hand.tsx'),
}

async function boot(): Promise<void> {
  const config = JSON.parse(document.getElementById('game')!.textContent ?? '') as GameConfig
  const game = createGame(config)
  if (config.expired) return game.expire()
  try {
    const [{ start }] = await Promise.all([kinds[config.kind](), document.fonts.ready])
    await start(game)
    postToPage(config, { type: 'ready' })
  } catch (error) {
    game.explain(error)
  }
}

void boot()
