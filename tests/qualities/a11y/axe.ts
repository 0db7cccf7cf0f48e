import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { drawn, fitWindowToPage } from '#testing/browser/layout.ts'
import { showTheme } from '#testing/browser/pages.ts'
import type { Note } from './cells.ts'

/** The axe rule sets that are checked. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A language per direction, the first one that a brand supports. */
const wanted = { ltr: ['fr', 'de', 'en'], rtl: ['ar', 'fa'] }

/** The tested text directions. */
export const directions = ['ltr', 'rtl'] as const
/** The tested themes. */
export const themes = ['dark', 'light'] as const
/** A text direction. */
export type Direction = (typeof directions)[number]

/** Falls back to the brand’s first language. */
export const spokenIn = (languages: readonly string[], direction: Direction) =>
  wanted[direction].find((language) => languages.includes(language)) ?? languages[0]!

const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 900 }

/** A phone or a wide screen, so that each theme is checked on both, in one direction or the other. */
const sizeFor = (theme: (typeof themes)[number], direction: Direction) =>
  (theme === 'dark') === (direction === 'ltr') ? desktop : phone

/** Returns axe’s violations on the page. Vendors’ frames are excluded. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const unreachable = besideModal()
    for (const element of unreachable) element.inert = true
    // The page behind a window is checked without it.
    const ofPage = { enabled: unreachable.length === 0 }
    const rules = { 'landmark-one-main': ofPage, 'page-has-heading-one': ofPage }
    const { violations } = await run(
      { exclude: ['iframe'] },
      { runOnly: { type: 'tag', values }, rules, resultTypes: ['violations'], iframes: false },
    )
    for (const element of unreachable) element.inert = false
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, any }) =>
          `${id}: ${html.slice(0, 200)} ${any
            .map(({ message }) => message)
            .join('; ')
            .slice(0, 200)}`,
      ),
    )

    /**
     * What a modal window makes inert: axe does not always detect it, and may mistake what is below for what is above.
     */
    function besideModal(): HTMLElement[] {
      const holdsModal = (element: Element) => element.querySelector('dialog:modal') !== null
      return [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) =>
          !element.inert &&
          holdsModal(element.parentElement!) &&
          !holdsModal(element) &&
          !element.closest('dialog:modal'),
      )
    }
  }, tags)
}

/** Records axe’s violations in both themes; `resizes` is false for content that exists at one width only. */
export async function noteAxe(page: Page, note: Note, where: string, direction: Direction, resizes = true) {
  for (const theme of themes) {
    if (resizes) await page.setViewportSize(sizeFor(theme, direction))
    await showTheme(page, theme)
    await drawn(page)
    const isPage = where.startsWith('/')
    const showPart = isPage ? await fitWindowToPage(page) : undefined
    note(
      isPage ? 'axe: pages' : 'axe: overlays',
      `${where} ${theme} ${direction} ${page.viewportSize()!.width} px`,
      await axeFaults(page),
    )
    await showPart?.()
  }
}
