import type { Locator, Page } from '@playwright/test'
import { expect } from '#testing/browser/fixtures.ts'

interface Stop {
  /** A description of the focused element. */
  name: string
  /** The form field it belongs to. */
  field?: string | undefined
  /** In a frame, or between the page’s last and first control. */
  isElsewhere: boolean
  /** The focus indicator: its contrast to its surroundings, and its width; undefined if there is none. */
  mark?: { contrast: number; width: number } | undefined
  /** What covers it completely. */
  coveredBy?: string | undefined
}

/** Inspects the focused element: its indicator (WCAG 2.4.7, 1.4.11), and what covers it (2.4.11). */
const stopOf = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const { activeElement } = document
    const focused = activeElement as HTMLElement
    if (!focused || focused === document.body || focused.tagName === 'IFRAME')
      return { name: focused?.tagName ?? '', isElsewhere: true }

    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
    const luminance = (colour: string) => {
      const scale = colour.startsWith('color(') ? 1 : 255
      const [red, green, blue] = numbers(colour.replace('srgb', '')).map((channel) => linear(channel / scale))
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const contrast = (one: string, other: string) => {
      const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
      return (light! + 0.05) / (dark! + 0.05)
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.body).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      const alpha = numbers(backgroundColor)[3] ?? 1
      return alpha > 0.9 ? backgroundColor : groundOf(element.parentElement)
    }
    /** An outline, or the ring or border of a box around the focus, against its parent’s background. */
    const markOf = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow, opacity } = getComputedStyle(element, pseudo)
      const outline = {
        width: outlineStyle === 'none' || opacity === '0' ? 0 : Number.parseFloat(outlineWidth),
        colour: outlineColor,
      }
      const ring = /^(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+)px/.exec(boxShadow)
      const marks = [outline, ...(ring ? [{ width: Number(ring[2]) + 1, colour: ring[1]! }] : [])]
      return marks
        .filter(({ width, colour }) => width > 0 && (numbers(colour)[3] ?? 1) > 0.7)
        .map(({ width, colour }) => ({ width, contrast: contrast(colour, groundOf(element.parentElement)) }))
    }
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter(
      (element) => element && element !== document.body && !element.matches('main, form, dialog'),
    )
    const marks = [
      ...around.flatMap((element) => markOf(element!)),
      ...markOf(focused, '::after'),
      ...markOf(focused, '::before'),
      ...(focused.nextElementSibling ? markOf(focused.nextElementSibling) : []),
    ]
    const best = marks.sort((a, b) => Math.min(b.width, 2) * b.contrast - Math.min(a.width, 2) * a.contrast)[0]

    const box = focused.getBoundingClientRect()
    const at = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    )
    const tops = at.map(([x, y]) => document.elementFromPoint(x, y))
    const isSeen = tops.some(
      (top) =>
        !!top &&
        (focused.contains(top) || top.contains(focused) || !!(focused as HTMLInputElement).labels?.[0]?.contains(top)),
    )
    const label = (focused as HTMLInputElement).labels?.[0]?.textContent
    const name = (focused.getAttribute('aria-label') ?? label ?? (focused.innerText || focused.textContent) ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return {
      name: name || focused.outerHTML.slice(0, 120),
      field: focused.closest<HTMLElement>('[data-field]')?.dataset.field,
      isElsewhere: false,
      mark: best,
      coveredBy: isSeen ? undefined : (tops[4]?.outerHTML.slice(0, 160) ?? 'the edge of the window'),
    }
  })

/** A keyboard user: moves from control to control and expects each to show its focus. */
export class Keyboard {
  /** The names of the focused controls, in order. */
  order: string[] = []
  /** The focused fields, in order. */
  fields: string[] = []
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Moves one step forward or back. */
  async step(key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await this.page.keyboard.press(key)
    await this.look()
  }

  /** Expects the focused element to be marked and visible. */
  async look() {
    const { name, field, isElsewhere, mark, coveredBy } = await stopOf(this.page)
    if (isElsewhere) return
    this.order.push(name)
    if (field && !this.fields.includes(field)) this.fields.push(field)
    expect(mark, `a mark of the focus on “${name}”`).toBeDefined()
    expect(mark!.width, `the width of the mark of the focus on “${name}”`).toBeGreaterThanOrEqual(2)
    expect(mark!.contrast, `the contrast of the mark of the focus on “${name}”`).toBeGreaterThanOrEqual(3)
    expect(coveredBy, `what lies over “${name}”`).toBeUndefined()
  }

  /** Moves until a control has the focus. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 90) {
    await expect(target).toBeVisible()
    for (let steps = 0; steps < most; steps++) {
      await this.step(key)
      if (await target.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`${target} was not reached in ${most} steps: ${this.order.slice(-most).join(' → ')}`)
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Moves into a vendor’s frame, to one of its controls; the focus style there is the vendor’s. */
  async into(target: Locator, most = 60) {
    for (let steps = 0; steps < most; steps++) {
      await this.page.keyboard.press('Tab')
      if (
        await target.evaluate((element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement)
      )
        return
    }
    throw new Error(`${target} was not reached in ${most} steps`)
  }

  /** Moves to a field and types into it. */
  async fill(target: Locator, text: string) {
    await this.to(target)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.type(text)
  }

  /** Moves to a control and activates it. */
  async use(target: Locator, key = 'Enter') {
    await this.to(target)
    await this.page.keyboard.press(key)
  }

  /** Skips what is the same on every page. */
  async skipToContent() {
    await this.page.evaluate(() => {
      document.body.tabIndex = -1
      document.body.focus()
      document.body.removeAttribute('tabindex')
    })
    await this.step()
    expect(this.order.at(-1)).toBe('Skip to content')
    await this.press('Enter')
    await expect(this.page.locator('main')).toBeFocused()
  }
}

/** Records, from the next page on, what screen readers announce from live regions. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const live = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive], output'
    const hear = (records: MutationRecord[]) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const regions = new Set([
          element?.closest(live),
          ...[...addedNodes].flatMap((node) =>
            node instanceof Element ? [node.matches(live) ? node : null, ...node.querySelectorAll(live)] : [],
          ),
        ])
        for (const region of regions) if (region?.textContent?.trim()) said.push(region.textContent.trim())
      }
    }
    new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true })
  })

/** Expects an announcement. */
export const expectAnnouncement = (page: Page, words: string | RegExp) =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n')), `told: ${words}`)
    .toMatch(words)
