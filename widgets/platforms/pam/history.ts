import type { AccountOperation, Bet, Cashback } from '#api'
import type { PlatformCall } from '#engine/data/platform-adapter.ts'
import { given, iso, ourName, theirName } from './names.ts'
import type { Pam, Rows } from './session.ts'

interface Wagered {
  transId: string
  product: Bet['kind']
  gameModel: { vendor: string; id: string; name: string; thumbnail: string } | null
  event: string | null
  odds: number | null
  roundId: string | null
  stakeTotal: number
  payoutTotal: number
  currencyCode: string
  status: string
  ins: number
  settled: number | null
  cashedOut: boolean
}

const bet = ({ gameModel: game, ...it }: Wagered): Bet => ({
  id: it.transId,
  kind: it.product,
  ...(game && { game: { providerId: game.vendor, gameId: game.id, name: game.name, image: game.thumbnail } }),
  ...given({ event: it.event, odds: it.odds, round: it.roundId }),
  stake: it.stakeTotal,
  win: it.payoutTotal,
  currency: it.currencyCode,
  status: ourName(it.status) as Bet['status'],
  at: iso(it.ins),
  ...(it.settled !== null && { settledAt: iso(it.settled) }),
  ...(it.cashedOut && { cashedOut: true }),
})

interface Banking {
  transId: string
  type: number
  debitName: string | null
  realAmount: number
  currency: string
  status: string
  created: string
}

const types: Record<number, AccountOperation['kind']> = {
  0: 'deposit',
  1: 'withdrawal',
  2: 'bonus',
  3: 'cashback',
  4: 'prize',
  5: 'jackpot',
  13: 'correction',
}

const theirType = (kind: unknown) => Object.keys(types).find((type) => types[Number(type)] === kind)

const operation = (it: Banking): AccountOperation => ({
  id: it.transId,
  kind: types[it.type] ?? 'correction',
  ...given({ method: it.debitName }),
  amount: it.realAmount,
  currency: it.currency,
  status: ourName(it.status) as AccountOperation['status'],
  at: it.created,
})

const cashback = ({ period: [from, to], ...it }: Omit<Banking, 'type'> & { period: [string, string] }): Cashback => ({
  id: it.transId,
  amount: it.realAmount,
  currency: it.currency,
  period: { from, to },
  status: ourName(it.status) as Cashback['status'],
  at: it.created,
})

/** The platform does not count its transactions: as long as there is another page, there is at least one more. */
async function page<T>({ query }: PlatformCall, pam: Pam, path: string, form: (row: T) => object, kinds?: unknown) {
  const { from: startDate, to: endDate, status, page: number = 1, size = 20 } = query
  const { pagination, transactions } = await pam.ofPlayer<{ pagination: { next: number | null }; transactions: T[] }>(
    'GET',
    `/transactions/${path}`,
    {
      query: {
        startDate,
        endDate,
        page: number,
        limit: size,
        types: kinds,
        states: status && theirName(String(status)),
      },
    },
  )
  const before = (Number(number) - 1) * Number(size) + transactions.length
  return { count: before + (pagination.next === null ? 0 : 1), rows: transactions.map(form) }
}

/** Bets and operations of the past. */
export const historyRows: Rows = {
  'GET /my/bets': (call, pam) => page(call, pam, 'wagering', bet, call.query['kind']),
  'GET /my/operations': (call, pam) => page(call, pam, 'banking', operation, theirType(call.query['kind'])),
  'GET /my/cashbacks': (call, pam) => page(call, pam, 'cashback', cashback),
}
