import type { GameMessage } from '#api'
import type { GameConfig } from '../../domains/games/page/config.ts'

/** Posts a message to the page around the game; only that page can read it. */
export function postToPage({ pageOrigin }: Pick<GameConfig, 'pageOrigin'>, message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, pageOrigin)
}

/** Leaves the game for the return address of the session, or else by a message. */
export function leaveGame(config: GameConfig): void {
  if (config.returnUrl) location.assign(config.returnUrl)
  else postToPage(config, { type: 'lobby' })
}
