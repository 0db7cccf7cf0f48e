import { shownResult, type ReturnClaim } from '#domains/payments/shown-result.ts'
import type { Bank } from './bank.ts'
import { type Page, pass } from './page.ts'
import { Player } from './player.ts'

/** What became of the payment whose page leads back. `another player’s`: it was made in this tab before this player signed in. */
export const situations = ['nothing paid', 'not paid yet', 'processing', 'paid', 'failed', 'another player’s'] as const
type Situation = (typeof situations)[number]

/** Where the page opens, and what the platform tells: the payment by its key, the history alone, or neither. */
export const views = {
  'same tab': { platform: 'status', isSameTab: true, hasHistory: true },
  'another tab': { platform: 'status', isSameTab: false, hasHistory: true },
  'history alone, keys': { platform: 'key', isSameTab: true, hasHistory: true },
  'history alone': { platform: 'none', isSameTab: true, hasHistory: true },
  'no read of payments': { platform: 'none', isSameTab: true, hasHistory: false },
} as const
export type View = keyof typeof views

const order = { methodId: 'card', amount: 50, fields: {} }
const statuses = { processing: 'processing', paid: 'done', failed: 'failed', 'another player’s': 'done' } as const

/** What has to be said, with the amount of the payment if it is shown. */
export function expected(claim: ReturnClaim, situation: Situation, view: View): string {
  if (view === 'no read of payments') return `reported ${claim}`
  switch (situation) {
    case 'paid':
      return 'paid success 50'
    case 'failed':
      return 'failed error 50'
    case 'processing':
      return `waiting ${claim} 50`
    case 'not paid yet':
      // The history does not tell a payment that waits for its page from one that is processed.
      return `${claim === 'error' && view === 'same tab' ? 'reported' : 'waiting'} ${claim} 50`
    default:
      return `unknown ${claim}`
  }
}

const playerOf = (bank: Bank, view: View) =>
  new Player(
    bank,
    { call: /^POST \/payments\/deposits$/, kind: 'deposit', says: () => 'idle' as const },
    { platform: views[view].platform, hasLocks: true },
  )

async function deposit(bank: Bank, { operations }: Page, login: string, situation: Situation) {
  void operations.start('deposit', order)
  await pass(1000)
  const [made] = await bank.payments(login)
  if (situation in statuses)
    await bank.control('PATCH', `/payments/${made!.id}`, { status: statuses[situation as keyof typeof statuses] })
}

/** Returns what a page says that opens with `claim` in its address. */
export async function saidOnReturn(bank: Bank, claim: ReturnClaim, situation: Situation, view: View): Promise<string> {
  const { isSameTab, hasHistory } = views[view]
  const player = playerOf(bank, view)
  await player.register()
  let tab = player.tabs.open()
  if (situation === 'another player’s') {
    const other = playerOf(bank, view)
    await other.register()
    const page = await other.open()
    await deposit(bank, page, other.login, situation)
    page.wire.isClosed = true
    tab = page.tab.reload()
  } else if (situation !== 'nothing paid') {
    const page = await player.open(tab)
    await deposit(bank, page, player.login, situation)
    page.wire.isClosed = true
    tab = page.tab.reload()
  }
  if (!hasHistory)
    player.losses.push({
      kind: 'before',
      call: /^GET \/my\/operations/,
      with: { status: 404, data: '{"message":"Route not found"}' },
      until: Infinity,
    })
  const page = await player.open(isSameTab ? tab : player.tabs.open())
  page.returned.follow()
  await pass(3000)
  const { state, outcome, deposit: shown } = shownResult(claim, page.returned.known)
  player.leave()
  return [state, outcome, shown?.amount].filter(Boolean).join(' ')
}
