import type { Money } from './names.ts'
import { jackpot } from './lobby.ts'
import { lastCashback } from './player.ts'

type Body<T> = { body: T }

/** The feed’s events, each of which comes in an envelope. */
export const events: Record<string, ((payload: never) => unknown) | undefined> = {
  balance: ({ body }: Body<{ totalRealAmount: number; totalBonusAmount: number }>) => ({
    balance: body.totalRealAmount,
    bonusBalance: body.totalBonusAmount,
  }),
  notification: ({ body }: Body<{ level: string; content: Record<string, string> }>) => ({
    type: body.level,
    content: Object.entries(body.content).map(([lang, message]) => ({ lang, message })),
  }),
  fortuneWheel: ({ body }: Body<{ state: string }>) => ({ status: body.state }),
  'cashback-pop-up': ({ body }: Body<{ id: string; payout: Money }[]>) => lastCashback(body),
  jackpot: ({ body }: Body<Parameters<typeof jackpot>[0][]>) => body.map(jackpot),
}
