import type { CDPSession, Page } from '@playwright/test'

/** What a page holds after a garbage collection. */
export interface Measures {
  /** Without those of the page’s own blocks, which load more content by themselves. */
  nodes: number
  listeners: number
  frames: number
  windows: number
  heapMegabytes: number
}

/**
 * How much may be left of `cycles` openings and closings: half of what one listener, two nodes or a tenth of a megabyte per
 * cycle would leave. Frames and windows may not be left at all.
 */
export const toleranceOf = (cycles: number): Measures => ({
  nodes: 2 * cycles,
  listeners: cycles / 2,
  frames: 0,
  windows: 0,
  heapMegabytes: cycles / 10,
})

/** Measures a page after its garbage has been collected. */
export async function measure(page: Page, session: CDPSession): Promise<Measures> {
  // The second collection takes what the first one has made unreachable.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    nodes: read('Nodes') - (await page.evaluate(nodesOfBlocks)),
    listeners: read('JSEventListeners'),
    frames: page.frames().length,
    windows: page.context().pages().length,
    heapMegabytes: read('JSHeapUsedSize') / 1e6,
  }
}

/** Runs in the page. */
function nodesOfBlocks(): number {
  let count = 0
  for (const content of document.querySelectorAll('main [data-content]')) {
    const walker = document.createTreeWalker(content)
    while (walker.nextNode()) count++
  }
  return count
}

/** Describes what was left between two measures beyond the tolerance: `20 listeners (tolerance 10)`. */
export const leaks = (before: Measures, after: Measures, tolerance: Measures): string[] =>
  names.flatMap((name) => {
    const left = after[name] - before[name]
    return left > tolerance[name] ? [`${textOf(name, left)} (tolerance ${tolerance[name]})`] : []
  })

/** Describes everything that was left between two measures. */
export const leftOf = (before: Measures, after: Measures): string =>
  names.map((name) => textOf(name, after[name] - before[name])).join(', ')

const names = ['nodes', 'listeners', 'frames', 'windows', 'heapMegabytes'] as const

const textOf = (name: (typeof names)[number], left: number) =>
  name === 'heapMegabytes' ? `${left.toFixed(1)} MB of heap` : `${left} ${name}`
