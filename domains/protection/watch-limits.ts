import { reaction } from 'mobx'
import type { PlayerLimit } from '#api'
import { userHash } from '#engine/data/once/pending-writes.ts'
import { parseStored } from '#engine/data/parse-stored.ts'
import { sharedStorage } from '#engine/data/storage.ts'
import { isolated } from '#engine/i18n/direction.ts'
import { percentText } from '#engine/i18n/formats.ts'
import type { Stores } from '#engine/shell/stores.ts'
import { moneyText } from '#engine/ui/money.tsx'
import { passedShare, percentUsed } from './limit-rules.ts'
import { limitStore } from './limit-store.ts'
import { minutesText } from './parts/duration.ts'

const perPeriod = { day: 'perDay', week: 'perWeek', month: 'perMonth' } as const

/** The share of each limit that had passed when limits were last read. */
type Passed = Record<string, number>

/** Those that play uses up; a deposit at its limit is no reason to sign anybody out. */
const ofPlay: readonly PlayerLimit['kind'][] = ['loss', 'wager']

/** Tells the player when a share of a limit has passed, and signs them out at the limit where the brand says so. */
export function watchLimits(stores: Stores) {
  const { manifest, session, get } = stores
  const { alertsAt: alerts, atLimit } = manifest.playerProtection.limitRules ?? {}
  const alertsAt: readonly number[] = alerts ?? []
  const shares = [...new Set([...alertsAt, 100])]
  const { limits } = get(limitStore)
  limits.ensure()
  reaction(
    () => limits.value,
    (value) => {
      if (!value || !session.user) return
      const item = `limit-alerts:${userHash(session.user.id)}`
      const before = parseStored<Passed>(sharedStorage.getItem(item))
      const active = value.limits.filter(({ amount, isDefault }) => amount !== null && !isDefault)
      const passed = Object.fromEntries(active.map((limit) => [nameOf(limit), passedShare(limit, shares)]))
      sharedStorage.setItem(item, JSON.stringify(passed))
      for (const limit of active) {
        const share = passed[nameOf(limit)] ?? 0
        if (share <= (before?.[nameOf(limit)] ?? 0)) continue
        // Whoever signs in on another device with a limit that was reached before may stay, to withdraw.
        const isReachedNow = before !== null && share === 100
        if (atLimit === 'signOut' && isReachedNow && ofPlay.includes(limit.kind)) {
          void signOut(stores, limit, value.currency)
          return
        }
        if (alertsAt.includes(share)) void tell(stores, limit, value.currency)
      }
    },
    { fireImmediately: true },
  )
}

const nameOf = ({ kind, period }: Pick<PlayerLimit, 'kind' | 'period'>) => `${kind} ${period}`

async function tell(stores: Stores, limit: PlayerLimit, currency: string) {
  const { language, toasts } = stores
  const percent = percentText(Math.floor(percentUsed(limit) ?? 0) / 100, language.current)
  toasts.show(
    'warning',
    await language.fetchText('limits:used', { percent, ...(await textValues(stores, limit, currency)) }),
  )
}

async function signOut(stores: Stores, limit: PlayerLimit, currency: string) {
  const { session, toasts, language } = stores
  const text = await language.fetchText('limits:signedOut', await textValues(stores, limit, currency))
  try {
    await session.signOut(undefined, text)
  } catch {
    // The platform refuses more play all the same.
    toasts.show('warning', text)
  }
}

/** The values that a text about a limit interpolates: its kind, and its amount for its period. */
async function textValues({ language, manifest }: Stores, { kind, period, amount }: PlayerLimit, currency: string) {
  const { depositMeans, periodsAre } = manifest.playerProtection.limitRules ?? {}
  const value =
    kind === 'session'
      ? minutesText(amount ?? 0, language.current)
      : isolated(moneyText(amount ?? 0, language.current, currency))
  const per = perPeriod[period]
  return {
    kind:
      kind === 'deposit' && depositMeans
        ? await language.fetchText(`limits:kind.${depositMeans}`)
        : await language.fetchText(`user:playerProtection.limits.kind.${kind}`),
    limit:
      periodsAre === 'rolling'
        ? await language.fetchText(`limits:rolling.${per}`, { amount: value })
        : await language.fetchText(`user:playerProtection.limits.${per}`, { amount: value }),
  }
}
