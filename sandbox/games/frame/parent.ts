import type { GameMessage } from '#api'
import type { GameConfig } from '../../domains/games/page/config.ts'

/** Tells the page around the game something; only that page can read it. */
export function tell({ pageOrigin }: Pick<GameConfig, 'pageOrigin'>, message: GameMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, pageOrigin)
}

/** Leaves for the lobby: to the address that the session names, else by a message. */
export function goHome(config: GameConfig): void {
  if (config.returnUrl) location.assign(config.returnUrl)
  else tell(config, { type: 'lobby' })
}
