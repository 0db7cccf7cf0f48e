import type { GameConfig } from '../../domains/games/page/config.ts'
import type { GameState } from '../../domains/games/play/game-state.ts'
import { type Answer, Client, Refused } from './client.ts'
import { askForRetry, showExpired } from './dialogs.tsx'
import { createMoney } from './money.ts'
import { postToPage } from './parent.ts'
import { createShell } from './shell.tsx'

/** What every kind of game uses. */
export type Game = ReturnType<typeof createGame>

/** Creates what all games share: the frame around the stage, the calls, the balance. */
export function createGame(config: GameConfig) {
  const money = createMoney(config)
  const shell = createShell(config, money)
  const client = new Client(config, { show: shell.setTrouble, ask: () => askForRetry(config, shell) })
  let balance = 0

  function setBalance(minor: number): void {
    balance = minor
    shell.showBalance(minor)
    postToPage(config, { type: 'balance', balance: minor / 10 ** config.digits, currency: config.currency })
  }

  function expire(): void {
    postToPage(config, { type: 'expired' })
    showExpired(config, shell)
  }

  /** Shows why something was refused. */
  function explain(error: unknown): void {
    const reason = error instanceof Refused ? error.reason : 'server'
    const { fundsError, limitsError, ownLimitError, limitRequiredError, breakError, closedError, failed } = config.texts
    const known: Record<string, string> = {
      funds: fundsError,
      limits: limitsError,
      closed: closedError,
      'loss-limit': ownLimitError,
      'wager-limit': ownLimitError,
      'limit-required': limitRequiredError,
      break: breakError,
    }
    if (reason === 'expired') return expire()
    shell.say(known[reason] ?? failed, reason === 'funds')
  }

  return {
    config,
    texts: config.texts,
    money,
    shell,
    client,
    expire,
    explain,
    setBalance,
    balance: () => balance,
    /** Takes the balance and the jackpots from a response. */
    take({ balance: current, jackpots }: Pick<Answer, 'balance' | 'jackpots'> | GameState): void {
      setBalance(current)
      if (jackpots) shell.showJackpots(jackpots)
    },
  }
}
