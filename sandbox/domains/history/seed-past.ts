import type { Tables } from '../../app/db/tables.ts'
import type { Random } from '../../app/random.ts'

/** An event of an account. Amounts are in the minor unit; `game` is an index in the order of popularity. */
export type PastEvent = { at: number } & (
  | { table: 'bet'; game: number; sport: string | null; odds: number | null; stake: number; win: number }
  | ({ table: 'operation' } & Pick<Tables['operations'], 'kind' | 'method' | 'status' | 'amount'>)
  | { table: 'cashback'; from: number; to: number; amount: number; paid: boolean }
)

/** The amount that an event adds to the account. */
export function effectOf(event: PastEvent): number {
  if (event.table === 'bet') return event.win - event.stake
  if (event.table === 'operation') return event.status === 'completed' ? event.amount : 0
  return event.paid ? event.amount : 0
}

const dayMs = 24 * 60 * 60_000
const days = 35

/** The number of games that the bets are on. */
export const popularGames = 120
const methods = ['Visa', 'Mastercard', 'Bank transfer', 'D17', 'Voucher']
const fixtures = [
  'Espérance de Tunis – Club Africain: 1',
  'Wydad – Raja: X',
  'Real Madrid – Sevilla: 1',
  'Arsenal – Chelsea: over 2.5',
  'Lyon – Marseille: 2',
  'Bayern – Dortmund: both score',
  'Al Ahly – Zamalek: 1',
  'Inter – Milan: X',
  'Galatasaray – Fenerbahçe: over 2.5',
  'Dakar – Thiès: 1',
]
const multiples = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 1.2, 1.5, 2, 2.5, 3, 6]

/**
 * Generates some weeks of an account, earliest first: play, deposits when the money runs low, a weekly cashback, and a
 * final withdrawal that leaves at most `target`. `unit` is a small stake; stakes never exceed the balance.
 */
export function pastOf(
  random: Random,
  now: number,
  { target, unit, pays }: { target: number; unit: number; pays: boolean },
): PastEvent[] {
  const events: PastEvent[] = []
  const start = (Math.floor(now / dayMs) - days) * dayMs
  let held = 0
  let lost = 0
  const add = (event: PastEvent) => {
    events.push(event)
    held += effectOf(event)
  }

  for (let day = 0; day < days; day++) {
    const morning = start + day * dayMs
    if (day % 7 === 0 && day > 0) addCashback(morning)
    if (day % 6 === 1) addDeposit(morning + random.between(6, 8) * 3_600_000)
    if (day % 12 === 10 && pays && held > unit * 300) addWithdrawal(morning + 8 * 3_600_000, unit * 100)
    const bets = random.between(0, 4)
    for (let bet = 0; bet < bets; bet++) addBet(morning + (9 + bet * 3) * 3_600_000 + random.between(0, 3_000_000))
  }
  const spare = Math.ceil((held - target) / (unit * 50)) * unit * 50
  if (spare > 0) addWithdrawal(start + days * dayMs - random.between(5, 60) * 60_000, spare)
  return events

  function addBet(at: number): void {
    const stake = unit * random.pick([1, 2, 5, 5, 10, 25])
    if (held < stake) addDeposit(at - 240_000)
    const odds = random.between(130, 420) / 100
    const sport = random.next() < 0.2 ? random.pick(fixtures) : null
    const multiple = sport ? (random.next() < 0.9 / odds ? odds : 0) : random.pick(multiples)
    const win = Math.floor(stake * multiple)
    lost += stake - win
    add({
      at,
      table: 'bet',
      game: random.between(0, popularGames - 1),
      sport,
      odds: sport === null ? null : odds,
      stake,
      win,
    })
  }

  function addDeposit(at: number): void {
    const method = random.pick(methods)
    const amount = unit * random.pick([100, 250, 500])
    if (!pays) return add({ at, table: 'operation', kind: 'bonus', method: null, status: 'completed', amount })
    if (random.next() < 0.15)
      add({ at: at - 60_000, table: 'operation', kind: 'deposit', method, status: 'failed', amount })
    add({ at, table: 'operation', kind: 'deposit', method, status: 'completed', amount })
  }

  function addCashback(at: number): void {
    const amount = Math.floor(lost / 10)
    lost = 0
    if (amount <= 0) return
    add({ at, table: 'cashback', from: at - 7 * dayMs, to: at, amount, paid: at < now - 7 * dayMs })
  }

  function addWithdrawal(at: number, amount: number): void {
    const way = pays
      ? { kind: 'withdrawal' as const, method: random.pick(methods) }
      : { kind: 'correction' as const, method: null }
    if (pays && random.next() < 0.3)
      add({ at: at - 1_800_000, table: 'operation', ...way, status: 'cancelled', amount: -amount * 2 })
    add({ at, table: 'operation', ...way, status: 'completed', amount: -amount })
  }
}
