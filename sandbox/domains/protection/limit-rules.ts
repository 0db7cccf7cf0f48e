import type { PlayerLimit } from '#api'
import type { Database } from '../../app/db/database.ts'
import type { LimitRules, Stage } from '../../app/limit-rules.ts'
import { toMinor } from '../../app/money.ts'

type Kind = PlayerLimit['kind']
type Period = PlayerLimit['period']

/** The rules that a player’s limits follow: those of the brand on which they were last; none if it has none. */
export async function rulesOf(db: Database, userId: number): Promise<LimitRules> {
  const row = await db.selectFrom('player_rules').where('user_id', '=', userId).select('rules').executeTakeFirst()
  return row ? (JSON.parse(row.rules) as LimitRules) : {}
}

/** Notes the rules of the brand on which a player is. */
export async function noteRules(db: Database, userId: number, rules: LimitRules = {}): Promise<void> {
  const text = JSON.stringify(rules)
  const before = await db.selectFrom('player_rules').where('user_id', '=', userId).select('rules').executeTakeFirst()
  if ((before?.rules ?? '{}') === text) return
  await db
    .insertInto('player_rules')
    .values({ user_id: userId, rules: text })
    .onConflict((on) => on.column('user_id').doUpdateSet({ rules: text }))
    .execute()
}

/** The kinds of limits that a player has chosen not to have. */
export async function declinedBy(db: Database, userId: number): Promise<Kind[]> {
  const rows = await db.selectFrom('declined_limits').where('user_id', '=', userId).select('kind').execute()
  return rows.map(({ kind }) => kind).sort()
}

/** Whether a limit that is required before one of these stages is missing. */
export async function isLimitMissing(db: Database, userId: number, stages: readonly Stage[]): Promise<boolean> {
  const { required = [] } = await rulesOf(db, userId)
  const asked = required.filter(({ before }) => stages.includes(before))
  if (asked.length === 0) return false
  const set = await db
    .selectFrom('player_limits')
    .where('user_id', '=', userId)
    .where('amount', 'is not', null)
    .select(['kind', 'period'])
    .execute()
  const declined = await declinedBy(db, userId)
  return asked.some(({ kind, periods, optOut }) => {
    if (optOut && declined.includes(kind)) return false
    const own = set.filter((limit) => limit.kind === kind).map(({ period }) => period)
    return periods ? !periods.every((period) => own.includes(period)) : own.length === 0
  })
}

/** The brand’s default limit of deposits in the minor unit, of a player who has set none; 0 counts in any currency. */
export function defaultLimit(rules: LimitRules, currency: string): { period: Period; amount: number } | null {
  if (rules.default === undefined || (rules.default > 0 && rules.currency !== currency)) return null
  return { period: rules.periods?.[0] ?? 'day', amount: toMinor(rules.default, currency) ?? 0 }
}
