import type { Page, Route } from '@playwright/test'
import type { Language, Manifest } from '#manifest'
import { pageFiles } from '../../scripts/publish/render/pages.ts'
import { expect } from './fixtures.ts'
import { hold } from './hold.ts'

/** Returns the paths of a brand’s pages that have an HTML file in a language. */
export const publishedPaths = (manifest: Manifest, language: Language = manifest.languages[0]): string[] =>
  pageFiles(manifest).flatMap((file) => (file.path !== undefined && file.language === language ? file.path : []))

declare global {
  interface Window {
    /** The elements of the page’s HTML file. */
    ofFile?: Element[]
  }
}

/** Opens a page, and returns the elements of its HTML file that are gone once it is ready. Skeletons make way for what they stand for. */
export async function lostElements(page: Page, path: string): Promise<string[]> {
  const engine = await hold(page, /\/assets\/.*\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer [data-block]').last().waitFor({ state: 'attached' })
  await page.evaluate(() => (window.ofFile = [...document.querySelectorAll('#root, #root *')]))
  engine.release()
  await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  await page.unroute(/\/assets\/.*\.js$/)
  return page.evaluate(() =>
    window
      .ofFile!.filter((element) => !element.isConnected && !element.closest('[class*=keleton], noscript, [data-bonus]'))
      // What holds skeletons makes way with them, and a bonus with the slider of all.
      .filter((element) => !element.querySelector('[class*=keleton]'))
      .map((element) => element.outerHTML.slice(0, 160)),
  )
}

/** Fetches the document of a route, or what is at another path of its host, whose name only browsers resolve. */
export function fetchDocument(route: Route, path?: string, headers: Record<string, string> = {}) {
  const { host, port, pathname, search } = new URL(route.request().url())
  return route.fetch({
    url: `http://127.0.0.1:${port}${path ?? pathname + search}`,
    headers: { ...route.request().headers(), ...headers, host },
  })
}

/** Lets the browser draw pages itself, as where a server sends the file for any path. */
export const drawInBrowser = (page: Page, origin: string) =>
  page.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      return route.fulfill({ response: await fetchDocument(route, '/any.html') })
    },
  )

/** What follows the first entries of a list, and is asked for when it is near the screen. */
const later = ':is(li, [role=list] > *):nth-child(n + 5)'

/**
 * Returns what a page shows once it has all that it asks for, an element per line. Left out are ids that React makes, chosen options
 * and overlays, when pictures are loaded, addresses of frames, which name the moment, live matches, which begin and end, what top
 * matches say, whose order is that of the file where there is one, and what follows the first entries of a list, whose number depends
 * on what has been near the screen.
 */
export async function shownElements(page: Page): Promise<string[]> {
  // Some sportsbooks ask again and again.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await expect(page.locator(`#root [class*=skeleton]:not(${later} *):visible`)).toHaveCount(0)
  // React hides so what it replaces while the code of a part is on its way.
  await expect(page.locator('#root [style*="display: none !important"]')).toHaveCount(0)
  return page.evaluate(async (beyond) => {
    // What follows from being on the screen is told with a frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const made = /\b_[rR]_/
    const leftOut = new Set(['src', 'srcset', 'data-shown', 'fetchpriority'])
    const isKept = ({ name, value, ownerElement }: Attr) =>
      name !== 'selected' && !made.test(value) && !(leftOut.has(name) && ownerElement!.matches('img, iframe'))
    const elements = [
      ...document.querySelectorAll(
        `#root *:not(noscript, noscript *, link, [data-block=top-matches] li *, [data-block=live-now] li, [data-block=live-now] li *, [data-overlay], [data-overlay] *, ${beyond}, ${beyond} *)`,
      ),
    ].filter((element) => !made.test(element.getAttribute('name') ?? ''))
    const probe = document.createElement('i')
    // As the browser writes a style that a script has set.
    const written = (style: string) => {
      probe.style.cssText = style
      return probe.style.cssText
    }
    return elements.map((element) => {
      const attributes = [...element.attributes]
        .filter(isKept)
        .map(({ name, value }) => `${name}=${name === 'style' ? written(value) : value.trim()}`)
        .sort()
      const texts = element.matches('[data-match] *')
        ? []
        : [...element.childNodes].filter((node) => node instanceof Text)
      return [element.localName, ...attributes, texts.map(({ data }) => data).join('')].join(' ')
    })
  }, later)
}
