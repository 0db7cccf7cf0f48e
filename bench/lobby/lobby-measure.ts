import type { CDPSession, Page } from '@playwright/test'

const word = 'caravan'
const frames = 300
/** A list that scrolls slowly is not waited for. */
const longestMs = 8000
/** 2,700 px a second at 60 frames a second. */
const pixelsPerFrame = 45

/** What a lobby costs: until the first cards, from a key to its result, while it scrolls, and in memory. */
export async function measureLobby(page: Page, address: string): Promise<Record<string, number>> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(noteFirstCards)
  await page.goto(address)
  await page.waitForFunction(() => 'firstCards' in window)
  await page.waitForLoadState('networkidle')
  const firstCards = await page.evaluate(() => (window as unknown as { firstCards: number }).firstCards)
  const keys = await measureKeys(page, cdp)
  await page.locator('input[type=search]').fill('')
  await resultFor(page, '')
  const before = await threadTime(cdp, 'TaskDuration')
  const scroll = await page.evaluate(scrollThrough, { frames, pixelsPerFrame, longestMs })
  const busy = (await threadTime(cdp, 'TaskDuration')) - before
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return {
    'first cards, ms': Math.round(firstCards),
    'key to result, ms of script': median(keys),
    'busy a frame, ms': Math.round((busy / scroll.deltas.length) * 10) / 10,
    'frame p95, ms': percentile(scroll.deltas, 0.95),
    'longest frame, ms': percentile(scroll.deltas, 1),
    'frames dropped, %': droppedFrames(scroll.deltas),
    elements: scroll.elements,
    'heap, MB': Math.round(usedSize / 1e5) / 10,
  }
}

/** The milliseconds that scripts run from each key of a word until its result is painted. */
async function measureKeys(page: Page, cdp: CDPSession): Promise<number[]> {
  await page.locator('input[type=search]').focus()
  const times: number[] = []
  for (let letters = 1; letters <= word.length; letters++) {
    const before = await threadTime(cdp, 'ScriptDuration')
    const shown = resultFor(page, word.slice(0, letters))
    await page.keyboard.press(word[letters - 1]!)
    await shown
    times.push((await threadTime(cdp, 'ScriptDuration')) - before)
  }
  return times
}

/** The milliseconds that the page’s main thread has run so far. */
async function threadTime(cdp: CDPSession, name: 'ScriptDuration' | 'TaskDuration'): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000
}

/** Until the lobby tells the result of a search, and has painted it. */
const resultFor = (page: Page, search: string) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const status = document.querySelector('main [role=status]')
        const isThere = () =>
          text ? status?.textContent?.includes(`“${text}”`) : !/“.+”/.test(status?.textContent ?? '“x”')
        const paint = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        if (isThere()) return paint()
        const observer = new MutationObserver(() => {
          if (!isThere()) return
          observer.disconnect()
          paint()
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
    search,
  )

/** Runs in the page: when the first cards were in the document. */
function noteFirstCards() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-game]')) return
    Object.assign(window, { firstCards: performance.now() })
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true })
}

/** Runs in the page: scrolls down, so many pixels a frame, and answers the frames’ lengths and the most elements that the grid had. */
function scrollThrough({
  frames: count,
  pixelsPerFrame: step,
  longestMs: most,
}: {
  frames: number
  pixelsPerFrame: number
  longestMs: number
}) {
  const grid = document.querySelector('[data-grid], main [role=list][aria-busy]')
  return new Promise<{ deltas: number[]; elements: number }>((resolve) => {
    const deltas: number[] = []
    let elements = 0
    const start = performance.now()
    let last = 0
    function next(time: number) {
      if (last > 0) deltas.push(time - last)
      last = time
      // Counting takes its time where there are many.
      if (deltas.length % 20 === 0) elements = Math.max(elements, grid?.querySelectorAll('*').length ?? 0)
      if (deltas.length === count || time - start > most) return resolve({ deltas, elements })
      window.scrollBy(0, step)
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
}

const percentile = (values: number[], part: number) =>
  Math.round(([...values].sort((a, b) => a - b)[Math.ceil(part * values.length) - 1] ?? NaN) * 10) / 10
const median = (values: number[]) => percentile(values, 0.5)

/** Of the frames that a screen of 60 Hz would have shown. */
function droppedFrames(deltas: number[]): number {
  const due = deltas.map((delta) => Math.max(1, Math.round((delta * 60) / 1000)))
  const all = due.reduce((sum, number) => sum + number, 0)
  return Math.round(((all - deltas.length) / all) * 1000) / 10
}
