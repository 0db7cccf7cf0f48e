import type { GameList, NetPosition, PlayerLimit, PlayerLimits } from '#api'
import type { Manifest } from '#manifest'
import type { Duty } from '#schemas/licence.ts'

/** What the platform’s answers say about a duty; undefined if they say nothing. */
type Reading = { isContradicted: boolean; says: string } | undefined

/** What the platform has said of a player, and how it is asked for more. */
export interface Said {
  protection: Partial<Manifest['playerProtection']>
  /** Undefined for a visitor, and where the call failed. */
  limits?: PlayerLimits | undefined
  games?: GameList | undefined
  /** In milliseconds since 1970. */
  now: number
  /** The calls in `platform.lacks`. */
  lacks: readonly string[]
  /** Makes a GET call with a query, and returns what the product reads of the response; undefined if it fails. */
  ask<Value>(name: string, query: Record<string, string>): Promise<Value | undefined>
}

const dayMs = 86_400_000

/** Reads what the platform says about a duty, by the duty’s `reads`. None of them moves money or changes a limit. */
export const readings: Record<NonNullable<Duty['reads']>, (said: Said) => Reading | Promise<Reading>> = {
  'looser-limits': ({ limits, protection: { limitRules } }) => {
    if (!limits) return undefined
    const wanted = limitRules?.loosenAfterHours ?? 0
    const { coolOffHours } = limits
    const waiting = limits.limits.flatMap((each) =>
      each.change ? [`${nameOf(each)} waits until ${each.change.from}`] : [],
    )
    if (coolOffHours === undefined && waiting.length === 0) return undefined
    const isShort = coolOffHours !== undefined && coolOffHours < wanted
    const wait =
      coolOffHours === undefined ? [] : [`a looser limit waits ${coolOffHours} hours, the brand says ${wanted}`]
    return { isContradicted: isShort, says: [...wait, ...waiting].join('; ') }
  },

  'tighter-limits': ({ limits }) => {
    const own = limits?.limits.filter(({ amount }) => amount !== null) ?? []
    if (own.length === 0) return undefined
    const waiting = own.filter(({ amount, change }) => change && change.amount !== null && change.amount < amount!)
    if (waiting.length === 0)
      return { isContradicted: false, says: `none of ${own.length} limits has a tighter one waiting` }
    return { isContradicted: true, says: `a tighter limit waits: ${waiting.map(nameOf).join(', ')}` }
  },

  'lowest-limit': ({ limits }) => {
    const counted = limits?.limits.filter(({ amount, used }) => amount !== null && used !== undefined) ?? []
    if (counted.length === 0) return undefined
    const exceeded = counted.filter(({ amount, used }) => used! > amount!)
    if (exceeded.length === 0) return { isContradicted: false, says: `none of ${counted.length} limits is exceeded` }
    const list = exceeded.map((each) => `${nameOf(each)}: ${each.used} of ${each.amount}`).join(', ')
    return { isContradicted: true, says: `exceeded, unless it was lowered afterwards: ${list}` }
  },

  'gross-deposits': async ({ limits, protection, now, lacks, ask }) => {
    const limit = limits?.limits.find(({ kind, used }) => kind === 'deposit' && used !== undefined)
    const start = limit && startOf(limit, protection.limitRules?.periodsAre === 'rolling', now)
    if (!limit || start === undefined || lacks.includes('GET /my/net-position')) return undefined
    const net = await ask<NetPosition>('GET /my/net-position', { from: new Date(start).toISOString() })
    // Without a withdrawal, gross and net deposits are equal.
    if (!net || net.withdrawals === 0) return undefined
    if (limit.used === net.deposits)
      return { isContradicted: false, says: `${nameOf(limit)} counts ${limit.used}, all that was deposited` }
    if (limit.used !== Math.max(0, net.deposits - net.withdrawals)) return undefined
    return { isContradicted: true, says: `${nameOf(limit)} counts ${limit.used}: withdrawals are taken off` }
  },

  'default-limits': ({ limits }) => {
    const own = limits?.limits.filter(({ isDefault, amount }) => isDefault && amount !== null) ?? []
    if (own.length === 0) return undefined
    return {
      isContradicted: false,
      says: `default limits: ${own.map((each) => `${nameOf(each)} ${each.amount}`).join(', ')}`,
    }
  },

  history: async ({ limits, protection: { historyMonths = 12 }, now, lacks, ask }) => {
    if (!limits || lacks.includes('GET /my/bets')) return undefined
    const from = new Date(now)
    from.setUTCMonth(from.getUTCMonth() - historyMonths)
    const query = { from: from.toISOString(), to: new Date(now).toISOString(), page: '1', size: '20' }
    const list = await ask<{ count: number }>('GET /my/bets', query)
    if (!list) return { isContradicted: true, says: `GET /my/bets returns no period of ${historyMonths} months` }
    return { isContradicted: false, says: `GET /my/bets returns ${historyMonths} months: ${list.count} bets` }
  },

  'no-games': ({ games }) =>
    games && {
      isContradicted: games.count > 0,
      says: games.count > 0 ? `GET /games lists ${games.count} games` : 'GET /games lists no game',
    },
}

const nameOf = ({ kind, period }: PlayerLimit) => `${kind} per ${period}`

/** Returns when the period of a limit has begun; undefined if the platform does not say when it ends. */
function startOf({ period, resetsAt }: PlayerLimit, isRolling: boolean, now: number): number | undefined {
  const days = { day: 1, week: 7 }
  if (resetsAt === undefined) return isRolling && period !== 'month' ? now - days[period] * dayMs : undefined
  if (period !== 'month') return Date.parse(resetsAt) - days[period] * dayMs
  return new Date(resetsAt).setUTCMonth(new Date(resetsAt).getUTCMonth() - 1)
}
