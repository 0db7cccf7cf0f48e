import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { JackpotInfo, JackpotList } from '../../schemas/generated/api.ts'
import type { ServedUser } from '../../sandbox/app/served.ts'
import type { Realtime } from '../../sandbox/app/realtime.ts'
import { demoAccounts } from '../../sandbox/domains/account/seed-accounts.ts'
import { overBudget, type Result } from '../bench.ts'
import { inBrowser } from '../in-browser.ts'
import { noteWork, takeNoted } from './realtime-page.ts'
import { buildRivals, servingRivals } from '../rival-pages.ts'
import { tasksDuring } from '../../testing/browser/thread-tasks.ts'

const seconds = 20
const eventsPerSecond = 1000
/** The heap at this second is the base of the comparison. */
const settledSeconds = 5
const budgets = {
  'events a second': { least: 0.9 * eventsPerSecond },
  'long tasks over 50 ms': { most: 0 },
  'heap grown over what is allowed, KB': { most: 0 },
}

const { login, password } = demoAccounts.find(({ wheel, currency }) => wheel === 'ALLOWED' && currency === 'TND')!

type Figures = Record<string, number>

/**
 * Sends a player’s main page 1,000 mixed events per second for twenty seconds, on a desktop: balances, jackpots, the wheel, cashbacks
 * and notifications. Measures the page of a brand with a wheel, a page that puts each event into React’s state, and their ratios.
 * Tasks are measured in CPU time of the main thread; commits and rendered components are counted from the fifth second on. There is
 * no ratio of busy time, because the product’s page draws far more.
 */
export async function realtimeBench(): Promise<Result[]> {
  const rivals = await buildRivals('realtime', ['plain-react'])
  const both = inBrowser(async ({ browser, brands, port, sandbox }) => {
    const origin = `http://${brands.find(({ manifest }) => manifest.wheel.visible)!.id}.localhost:${port}`
    const measured: Figures[] = []
    for (const path of ['/', '/bench/plain-react']) {
      const page = await signedIn(browser, origin)
      await servingRivals(page, rivals)
      measured.push(await measure(page, `${origin}${path}`, sandbox.realtime))
      await page.context().close()
    }
    return measured
  })
  const [ours, plain] = (await both.finally(() => rivals.remove())) as [Figures, Figures]
  const ratios = ['commits', 'renders'].map((name) => [name, Math.round((plain[name]! / ours[name]!) * 10) / 10])
  return [
    { subject: 'this engine', figures: ours, over: overBudget(ours, budgets) },
    { subject: 'plain React state', figures: plain, over: [] },
    { subject: 'plain React state ÷ this engine', figures: Object.fromEntries(ratios), over: [] },
  ]
}

async function signedIn(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/login?lng=en`)
  await page.locator('[data-field=login] input').fill(login)
  await page.locator('[data-field=password] input').fill(password)
  await page.locator('[data-form=login] [type=submit]').click()
  await page.locator('[data-balance]').waitFor()
  return page
}

async function measure(page: Page, address: string, realtime: Realtime): Promise<Figures> {
  const cdp = await page.context().newCDPSession(page)
  await page.addInitScript(noteWork)
  await page.goto(address)
  const user = await page.evaluate(async () => (await (await fetch('/api/auth/me')).json()) as ServedUser)
  const { items } = await page.evaluate(async () => (await (await fetch('/api/info/jackpot')).json()) as JackpotInfo)
  await page.locator('[data-jackpot=games] li').first().scrollIntoViewIfNeeded()
  await connected(page, realtime, user)

  const events = emit(realtime, user, items)
  const first = await tasksDuring(cdp, () => wait(settledSeconds * 1000))
  const before = await heap()
  await page.evaluate(takeNoted)
  const rest = await tasksDuring(cdp, () => wait((seconds - settledSeconds) * 1000))
  const { commits, renders } = await page.evaluate(takeNoted)
  const rate = events.stop() / ((performance.now() - events.since) / 1000)
  await page.waitForFunction(
    (balance) => document.querySelector('[data-balance]')?.getAttribute('data-balance') === String(balance),
    events.balance(),
  )
  const grown = (await heap()) - before
  const tasks = [...first, ...rest]
  const busyMs = rest.reduce((sum, task) => sum + task, 0)
  return {
    'events a second': Math.round(rate),
    'long tasks over 50 ms': tasks.filter((task) => task > 50).length,
    'longest task, ms': Math.round(tasks.reduce((longest, task) => Math.max(longest, task), 0)),
    'heap at 5 s, KB': Math.round(before / 1024),
    'heap grown, KB': Math.round(grown / 1024),
    'heap grown over what is allowed, KB': Math.max(
      0,
      Math.round((grown - Math.max(0.05 * before, 1024 * 1024)) / 1024),
    ),
    commits,
    renders,
    'busy, ms a second': Math.round(busyMs / (seconds - settledSeconds)),
  }

  async function heap(): Promise<number> {
    await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }
}

/** Resolves once an event reaches the page. */
async function connected(page: Page, realtime: Realtime, { id }: ServedUser): Promise<void> {
  for (let balance = 1; ; balance++) {
    await realtime.toUser(id, 'balance', { balance, bonusBalance: 0 })
    await wait(250)
    if ((await page.locator('[data-balance]').getAttribute('data-balance')) === String(balance)) return
  }
}

/** Emits `eventsPerSecond` until `stop` is called, which returns how many were sent. */
function emit(realtime: Realtime, { id }: ServedUser, jackpots: JackpotList) {
  let sent = 0
  let balance = 1000
  const since = performance.now()
  const send = (event: string, payload: unknown) => void realtime.toUser(id, event, payload)
  function sendNext() {
    const turn = sent++
    if (turn % 500 === 0)
      return send('notification', { type: 'success', content: [{ lang: 'en', message: `Notice ${turn}` }] })
    if (turn % 200 === 1) return send('cashback-pop-up', {})
    if (turn % 67 === 2) return send('fortuneWheel', { status: 'IN_PROGRESS' })
    if (turn % 5 > 2)
      return send(
        'jackpot',
        jackpots.map((jackpot) => ({ ...jackpot, amount: Math.round(jackpot.amount * 100 + turn) / 100 })),
      )
    balance = Math.round(balance * 100 + 1) / 100
    return send('balance', { balance, bonusBalance: 0 })
  }
  const timer = setInterval(() => {
    for (const due = ((performance.now() - since) / 1000) * eventsPerSecond; sent < due;) sendNext()
  }, 5)
  return {
    since,
    balance: () => balance,
    stop() {
      clearInterval(timer)
      return sent
    },
  }
}
