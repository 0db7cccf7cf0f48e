import type { CDPSession, Page } from '@playwright/test'

const word = 'caravan'
const frames = 300
/** Scrolling stops after this time, in milliseconds. */
const longestMs = 8000
/** 2,700 px a second at 60 frames a second. */
const pixelsPerFrame = 45

/** Measures the time to the first cards, the time from a key to its result, scrolling and memory. */
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

/** Returns, for each letter of `word`, the milliseconds of script until its result is painted. */
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

/** Returns the main thread’s CPU time so far, in milliseconds. */
async function threadTime(cdp: CDPSession, name: 'ScriptDuration' | 'TaskDuration'): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000
}

/** Resolves once the result of a search is painted. */
const resultFor = (page: Page, search: string) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const isThere = () => {
          const statuses = [...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent)
          return text
            ? statuses.some((each) => each.includes(`“${text}”`))
            : !statuses.some((each) => /“.+”/.test(each))
        }
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

/** Runs in the page: records when the first cards are in the document. */
function noteFirstCards() {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-game]')) return
    Object.assign(window, { firstCards: performance.now() })
    observer.disconnect()
  }).observe(document, { subtree: true, childList: true })
}

/** Runs in the page: scrolls down by `step` pixels per frame. Returns the frames’ durations in milliseconds and the largest number of elements in the grid. */
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
      // Counting many elements is slow.
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

/** Returns the percentage of a 60 Hz screen’s frames that were not drawn. */
function droppedFrames(deltas: number[]): number {
  const due = deltas.map((delta) => Math.max(1, Math.round((delta * 60) / 1000)))
  const all = due.reduce((sum, number) => sum + number, 0)
  return Math.round(((all - deltas.length) / all) * 1000) / 10
}
