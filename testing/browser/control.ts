import type { Award, PlayerVerification } from '#api'
import type { ServedUser } from '../../sandbox/app/served.ts'

/** A fault to inject into a call. `path` may contain `*`. */
interface Fault {
  method: string
  path: string
  kind: 'status' | 'delay' | 'hang' | 'malformed' | 'html' | 'lost-answer' | 'empty'
  times?: number
  status?: number
  delayMs?: number
}

/** A client of the sandbox’s control API at an address. */
export function control(address: string) {
  async function call(method: string, path: string, body?: unknown): Promise<unknown> {
    const json = body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    const answer = await fetch(`${address}/__sandbox/${path}`, { method, ...json })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : answer.json()
  }
  return {
    /** Resets the database and ends every session. */
    reset: () => call('POST', 'reset'),
    /** Sends a realtime event to one player or to everybody. */
    emit: (event: string, payload: unknown, login?: string) => call('POST', 'emit', { event, payload, login }),
    user: (login: string) => call('GET', `users/${login}`) as Promise<ServedUser>,
    change: (login: string, change: object) => call('PATCH', `users/${login}`, change),
    /** Pays a cashback, sends a message or offers a bonus (sandbox/domains/offers/control.ts). */
    give: (login: string, what: 'cashbacks' | 'popups' | 'bonuses', body: object) =>
      call('POST', `users/${login}/${what}`, body),
    /** Fixes a player’s next award, and the fulfilled percentage of the condition of their next wheel. */
    fixWheel: (login: string, change: { award?: Award; progress?: number }) =>
      call('PUT', `users/${login}/wheel`, change),
    /** Sets the state of a player’s verification, as a reviewer does. */
    verify: (login: string, status: PlayerVerification['status'], reasons: string[] = []) =>
      call('PUT', `users/${login}/verification`, { status, reasons }),
    /** Ends every token and link of the vendor that verifies identity. */
    expireVerificationTokens: () => call('POST', 'verifications/tokens/expire', {}),
    /** The entries of a player’s ledger. */
    ledger: (login: string) => call('GET', `users/${login}/ledger`) as Promise<{ kind: string; transaction: number }[]>,
    /** A player’s payments, oldest first (sandbox/domains/payments/control.ts). */
    payments: (login: string) =>
      call('GET', `users/${login}/payments`) as Promise<{ id: number; methodId: string; status: string }[]>,
    /** Ends a payment as an operator does. */
    settle: (id: number, status: 'done' | 'failed') => call('PATCH', `payments/${id}`, { status }),
    /** Issues a voucher that pays a deposit. */
    issueVoucher: async (currency: string, amount: number) =>
      ((await call('POST', 'vouchers', { currency, amount })) as { code: string }).code,
    fault: (fault: Fault) => call('POST', 'faults', fault),
    /**
     * Fixes the outcome of a game’s next bet, hand or shared round (sandbox/domains/games/control.ts); returns a shared
     * round’s times.
     */
    fixOutcome: (game: { providerId: string; id: string }, body: { outcome?: unknown; jackpot?: string }) =>
      call('POST', `games/${game.providerId}/${game.id}/outcome`, body) as Promise<
        { id: string; opensAt: number; closesAt: number; paysAt: number } | undefined
      >,
    /** Sets what a live table shows, and sends it to every page. */
    changeTable: (game: { providerId: string; id: string }, table: { dealer?: string; freeSeats?: number }) =>
      call('POST', `games/${game.providerId}/${game.id}/table`, table),
    /** Changes an event of the sportsbook (sandbox/domains/sport/control.ts), such as its end and score. */
    changeEvent: (id: string, change: object) => call('PATCH', `sport/events/${encodeURIComponent(id)}`, change),
    /** Ends every sportsbook session. */
    expireSportTokens: () => call('POST', 'sport/tokens/expire', {}),
    /** Sets the sandbox’s clock. */
    goTo: (time: number) => call('PUT', 'clock', { offsetMs: Math.round(time - Date.now()) }),
    /** Returns the calls since the last reset. */
    log: () => call('GET', 'log') as Promise<{ method: string; path: string; status: number }[]>,
    /** Returns the emails and text messages to a recipient, in the order in which they were sent. */
    outbox: (recipient: string) =>
      call('GET', `outbox?to=${encodeURIComponent(recipient)}`) as Promise<{ kind: 'mail' | 'sms'; text: string }[]>,
    /** Returns the errors that browsers have reported since the last reset. */
    errors: () => call('GET', 'errors') as Promise<{ kind: string; page: string; message: string }[]>,
    /** Disconnects every socket. */
    disconnect: () => call('POST', 'disconnect'),
  }
}

/** A client of the control API. */
export type Control = ReturnType<typeof control>
