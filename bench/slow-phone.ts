import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** Lighthouse’s DevTools throttling: a slow phone on a slow connection. */
export const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4

/** How a phone shows pages. */
export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/** Makes a page as slow as on a slow phone. */
export async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await slowScripts(context, page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slowNetwork)
  return devtools
}

/** Makes a page’s scripts as slow as on a slow phone; its connection stays as it is. */
export async function slowScripts(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return devtools
}

/** Runs in the page: records the largest contentful paint, the layout shift, and when the ready main page is painted, also as the mark `ready`. */
export function observe() {
  new PerformanceObserver((list) => Object.assign(window, { largest: list.getEntries().at(-1)!.startTime })).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  })
  new PerformanceObserver((list) => {
    const seen = window as unknown as { shift?: number }
    const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) seen.shift = (seen.shift ?? 0) + value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('main[data-state=ready]')) return
    observer.disconnect()
    // The timer ends after the frame.
    requestAnimationFrame(() =>
      setTimeout(() => Object.assign(window, { readyAt: performance.mark('ready').startTime })),
    )
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
