import type { GameMessage } from '#api'
import type { GameConfig } from '../../domains/games/page/config.ts'

/**
 * The words of a game that a launcher frames. Sources, 26 November 2026: `action.type` is public code (an aggregator’s close page),
 * `name` public code of operators (`openCashier`, `gameRoundEnded`); `expired` as a word and JSON as the form are assumed.
 */
const launcherWords: Partial<Record<GameMessage['type'], object>> = {
  lobby: { action: { type: 'close' } },
  close: { action: { type: 'close' } },
  expired: { action: { type: 'expired' } },
  deposit: { name: 'openCashier' },
  balance: { name: 'gameRoundEnded' },
}

type Speaker = Pick<GameConfig, 'pageOrigin' | 'launched'>

/** Posts a message to the page around the game, which only that page can read; framed by a launcher, to the top window. */
export function postToPage({ pageOrigin, launched }: Speaker, message: GameMessage): void {
  if (window.parent === window) return
  if (!launched) return window.parent.postMessage(message, pageOrigin)
  const word = launcherWords[message.type]
  // Public code posts to anybody (`*`): close pages do not know who frames them.
  if (word && window.top) window.top.postMessage(JSON.stringify(word), '*')
}

/** Leaves the game for the return address of the session, or else by a message. */
export function leaveGame(config: GameConfig): void {
  if (config.returnUrl) location.assign(config.returnUrl)
  else postToPage(config, { type: 'lobby' })
}
