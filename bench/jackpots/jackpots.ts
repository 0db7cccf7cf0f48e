import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { JackpotInfo, JackpotList } from '../../schemas/generated/api.ts'
import { overBudget, type Result } from '../bench.ts'
import { inBrowser } from '../in-browser.ts'
import { countRenders, takeFigures } from './jackpots-page.ts'

const seconds = 30
const eventsPerSecond = 100
/** The heap at this second is the base of the comparison. */
const settledSeconds = 5
const budgets = {
  'events a second': { least: 0.9 * eventsPerSecond },
  'long tasks over 50 ms': { most: 0 },
  'heap grown over what is allowed, KB': { most: 0 },
  'renders of changed counters': { least: seconds },
  'renders of unchanged counters': { most: 0 },
}

/**
 * Sends every look 100 jackpot events per second for half a minute, on a desktop. Each event raises the jackpots of odd levels and
 * repeats the others. A render is a commit of React that called a component inside a jackpot’s entry.
 */
export const jackpotsBench = (): Promise<Result[]> =>
  inBrowser(
    async ({ browser, brands, port }) => {
      const results: Result[] = []
      for (const { id, manifest } of brands) {
        for (const [kind, path, look] of [
          ['games', '/', manifest.jackpots.games],
          ['tv-games', '/tv-games', manifest.jackpots.tvGames],
        ] as const) {
          const address = `http://${id}.localhost:${port}${path}`
          const figures = await measure(browser, address, kind, `http://127.0.0.1:${port}`)
          results.push({ subject: look.use, figures, over: overBudget(figures, budgets) })
        }
      }
      return results
    },
    { control: true },
  )

async function measure(
  browser: Browser,
  address: string,
  kind: string,
  backEnd: string,
): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(countRenders)
  await page.goto(address)
  await page.locator(`[data-jackpot=${kind}] li`).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const heap = async () => {
    await cdp.send('HeapProfiler.collectGarbage')
    return (await cdp.send('Runtime.getHeapUsage')).usedSize
  }

  const events = emit(backEnd, ((await (await fetch(`${backEnd}/api/info/jackpot`)).json()) as JackpotInfo).items)
  await page.evaluate(takeFigures, kind)
  await wait(settledSeconds * 1000)
  const first = await page.evaluate(takeFigures, kind)
  const before = await heap()
  // Discards what the garbage collection itself caused.
  await page.evaluate(takeFigures, kind)
  await wait((seconds - settledSeconds) * 1000)
  const rest = await page.evaluate(takeFigures, kind)
  const sent = await events.stop()
  const grown = (await heap()) - before
  await context.close()

  const renders = (parity: number) =>
    [first, rest].flatMap((figures) => figures.renders).filter(([id]) => Number(id.at(-1)) % 2 === parity)
  const total = (counts: [string, number][]) => counts.reduce((sum, [, count]) => sum + count, 0)
  return {
    'events a second': Math.round(sent / seconds),
    'long tasks over 50 ms': first.longTasks.length + rest.longTasks.length,
    'longest task, ms': Math.round(Math.max(0, ...first.longTasks, ...rest.longTasks)),
    'heap at 5 s, KB': Math.round(before / 1024),
    'heap grown, KB': Math.round(grown / 1024),
    'heap grown over what is allowed, KB': Math.max(
      0,
      Math.round((grown - Math.max(0.05 * before, 1024 * 1024)) / 1024),
    ),
    'renders of changed counters': total(renders(1)),
    'renders of unchanged counters': total(renders(0)),
  }
}

/** Emits `eventsPerSecond` until `stop` is called, which returns how many were sent. */
function emit(backEnd: string, start: JackpotList) {
  let list = start
  let sent = 0
  const begin = performance.now()
  const calls = new Set<Promise<unknown>>()
  const timer = setInterval(() => {
    for (const due = ((performance.now() - begin) / 1000) * eventsPerSecond; sent < due; sent++) {
      list = list.map((jackpot) =>
        jackpot.level % 2 ? { ...jackpot, amount: Math.round(jackpot.amount * 100 + 1) / 100 } : jackpot,
      )
      const body = JSON.stringify({ event: 'jackpot', payload: list })
      const call = fetch(`${backEnd}/__sandbox/emit`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      calls.add(call)
      void call.finally(() => calls.delete(call))
    }
  }, 5)
  return {
    async stop() {
      clearInterval(timer)
      await Promise.all(calls)
      return sent
    },
  }
}
