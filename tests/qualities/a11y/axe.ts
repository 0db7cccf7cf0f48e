import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { drawn, showWhole } from '#testing/browser/layout.ts'
import { showTheme } from '#testing/browser/pages.ts'
import type { Note } from './cells.ts'

/** The rules that are judged by. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The languages that stand for a direction, the first that a brand speaks. */
const wanted = { ltr: ['fr', 'de', 'en'], rtl: ['ar', 'fa'] }

export const directions = ['ltr', 'rtl'] as const
export const themes = ['dark', 'light'] as const
export type Direction = (typeof directions)[number]

/** The brand’s own first language where it speaks none of them. */
export const spokenIn = (languages: readonly string[], direction: Direction) =>
  wanted[direction].find((language) => languages.includes(language)) ?? languages[0]!

const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 900 }

/** On a phone or a wide screen: each theme on either, in the one direction or the other. */
const sizeFor = (theme: (typeof themes)[number], direction: Direction) =>
  (theme === 'dark') === (direction === 'ltr') ? desktop : phone

/** What axe finds wrong with the page as it is; a vendor’s frame is the vendor’s. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (values) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const unreachable = besideModal()
    for (const element of unreachable) element.inert = true
    // The page behind a window is judged without it.
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

    /** What a modal window keeps players from: axe does not always find it out, and takes what lies below for what lies above. */
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

/** Notes what axe finds in both themes; `resizes` is false for what is there at one width alone, which it keeps. */
export async function noteAxe(page: Page, note: Note, where: string, direction: Direction, resizes = true) {
  for (const theme of themes) {
    if (resizes) await page.setViewportSize(sizeFor(theme, direction))
    await showTheme(page, theme)
    await drawn(page)
    const isPage = where.startsWith('/')
    const showPart = isPage ? await showWhole(page) : undefined
    note(
      isPage ? 'axe: pages' : 'axe: overlays',
      `${where} ${theme} ${direction} ${page.viewportSize()!.width} px`,
      await axeFaults(page),
    )
    await showPart?.()
  }
}
