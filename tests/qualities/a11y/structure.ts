import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'

/**
 * Returns the faults of a page’s outline: one main heading, no skipped level, distinct landmarks and ids, and names that hold the visible
 * words of a control.
 */
export const structureFaults = (page: Page) =>
  page.evaluate(() => {
    const isHeard = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]')
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isHeard)
    const faults: string[] = []

    const headings = all('h1, h2, h3, h4, h5, h6')
    const firsts = headings.filter(({ tagName }) => tagName === 'H1').length
    if (firsts !== 1) faults.push(`${firsts} main headings`)
    const levels = all('main h1, main h2, main h3, main h4, main h5, main h6').map((heading) => ({
      level: Number(heading.tagName[1]),
      text: heading.innerText,
    }))
    levels.forEach(({ level, text }, index) => {
      if (index > 0 && level > levels[index - 1]!.level + 1)
        faults.push(`heading of level ${level} after ${levels[index - 1]!.level}: ${text}`)
      if (!text.trim()) faults.push(`empty heading of level ${level}`)
    })

    for (const selector of ['main', 'body header:not(main *, dialog *)', 'body footer:not(main *, dialog *)']) {
      const { length } = all(selector)
      if (length !== 1) faults.push(`${length} of ${selector}`)
    }
    const labels = all('nav, aside, section[aria-label], [role=region]').map(
      (element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 20)}`,
    )
    faults.push(
      ...labels
        .filter((label, index) => labels.indexOf(label) !== index)
        .map((label) => `two landmarks of one name: ${label}`),
    )
    // WCAG 2.5.3: whoever speaks the visible words reaches the control.
    const words = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    faults.push(
      ...all('a[aria-label], button[aria-label]')
        .filter((control) => !words(control.getAttribute('aria-label')!).includes(words(control.innerText)))
        .map((control) => `“${control.getAttribute('aria-label')}” is not named by its words “${control.innerText}”`),
    )
    const ids = all('[id]').map(({ id }) => id)
    faults.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `id twice: ${id}`))
    return faults
  })

/** Names that are the same in every language: of vendors, of the brand, of languages. */
const unwritten =
  '[data-game], [data-sport], [data-block=provider-strip], [data-block=logo], [data-block=banners] , [data-block=promotions], [data-block=jackpot], bdi, iframe'

/** Returns the names of a brand that are not translated: its own, help organisations, a product. */
export const ownNames = ({ name, playerProtection }: Manifest) => [
  name,
  ...playerProtection.help.map((each) => each.name),
  'Telegram',
]

/** Returns the accessible names in Latin letters on a page in a language of another script. */
export const foreignNames = (page: Page, kept: readonly string[]) =>
  page.evaluate(
    ([unwrittenIn, own]) => {
      const nameOf = (control: HTMLElement) => {
        const by = control
          .getAttribute('aria-labelledby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
        const label =
          control instanceof HTMLInputElement || control instanceof HTMLSelectElement
            ? control.labels?.[0]?.textContent
            : undefined
        return (
          by ||
          control.getAttribute('aria-label') ||
          label ||
          control.textContent ||
          control.querySelector('img')?.alt ||
          control.title ||
          ''
        ).trim()
      }
      /** The words of a control that the brand has written: names of games, matches and players have a direction of their own. */
      const wordsOf = (control: HTMLElement) => {
        const name = nameOf(control)
        if (name !== control.textContent.trim()) return name
        const copy = control.cloneNode(true) as HTMLElement
        for (const each of copy.querySelectorAll('bdi, [dir=auto]')) each.remove()
        return copy.textContent
      }
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=tab]',
        ),
      ]
      return controls
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest(unwrittenIn as string),
        )
        .map((control) => ({ name: nameOf(control), words: wordsOf(control), html: control.outerHTML.slice(0, 160) }))
        .filter(
          ({ name, words }) =>
            !name ||
            (/[a-z]{3}/i.test(words) &&
              !/[\u0600-\u06ff]/.test(words) &&
              !(own as string[]).some((each) => words.includes(each))),
        )
        .map(({ name, html }) => (name ? `in another language: ${name}` : `without a name: ${html}`))
    },
    [unwritten, kept] as const,
  )
