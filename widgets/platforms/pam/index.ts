import type { ErrorBody } from '#api'
import type { PlatformAdapter } from '#engine/data/platform-adapter.ts'
import { accountRows, registrationRow } from './account.ts'
import { bonusRows } from './bonuses.ts'
import { contentRows } from './content.ts'
import { historyRows } from './history.ts'
import { lobbyRows, jackpot } from './lobby.ts'
import { ourName, type Money } from './names.ts'
import { paymentRows } from './payments.ts'
import { playerRows, lastCashback } from './player.ts'
import { createPam, Refused } from './session.ts'

const rows = {
  ...accountRows,
  ...playerRows,
  ...lobbyRows,
  ...contentRows,
  ...bonusRows,
  ...paymentRows,
  ...historyRows,
}

interface Failure {
  errorCode?: string
  errorMessage?: string
  fieldErrors?: { errorCode: string; field?: string }[]
}

/** `PAM-101` → 101. */
const codeOf = (text = ''): number => Number(text.replace('PAM-', '')) || 400

/** A body that is not the platform’s own, such as a page of a proxy, says nothing. */
function errorOf(body: unknown): ErrorBody {
  const { errorCode, errorMessage, fieldErrors = [] } = (typeof body === 'object' ? (body ?? {}) : {}) as Failure
  return {
    ...(errorCode && { code: codeOf(errorCode) }),
    ...(errorMessage && { message: errorMessage }),
    errors: fieldErrors.map((it) => ({ code: codeOf(it.errorCode), ...(it.field && { param: ourName(it.field) }) })),
  }
}

type Body<T> = { body: T }

/** The feed’s events, each of which comes in an envelope. */
const events: Record<string, ((payload: never) => unknown) | undefined> = {
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

/** An event that the platform does not wrap is returned as it is. */
function eventOf(name: string, payload: unknown): unknown {
  // The table’s payloads differ by event.
  const row = events[name] as ((payload: unknown) => unknown) | undefined
  const isWrapped = typeof payload === 'object' && payload !== null && 'body' in payload
  return row && isWrapped ? row(payload) : payload
}

/** Connects a player account management platform with EveryMatrix’s kind of API; `sandbox/platforms/pam` stands in for it. A page creates one. */
export function createPlatform(): PlatformAdapter {
  const pam = createPam()
  return {
    async perform(call, send) {
      const row = rows[call.name] ?? registrationRow(call.name)
      if (!row) return { status: 501, body: undefined }
      try {
        const body = await row(call, pam(send))
        return { status: body === undefined ? 204 : 200, body }
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return { status: error.response.status, body: errorOf(error.response.body) }
      }
    },
    event: eventOf,
  }
}
