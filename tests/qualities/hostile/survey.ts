import type { Page } from '@playwright/test'
import type { Manifest } from '#manifest'
import { expect } from '#testing/browser/fixtures.ts'
import { outside } from '#testing/browser/layout.ts'
import { pagesOf, userOf, walkTo, type PageToOpen } from '#testing/browser/pages.ts'
import type { HostileAnswers } from './answers.ts'
import { inspect, prototypeMembers, tagsOnPage, textsOnPage, watch, type Known } from './inspect.ts'
import { attacks, texts } from './texts.ts'

/** The result of one look at a page. */
export interface Look {
  /** The page’s key, followed by a plus and what was opened on it. */
  where: string
  /** Every text of the page itself, one per line. */
  texts: string
  tags: string[]
  faults: string[]
}

const words = texts.bidi.flatMap((text) => text.match(/[A-Za-zÀ-ÿ]{2,}|\d{2,}/g) ?? [])

/** Controls that reveal more of a page. */
const openers = [
  'button[aria-expanded=false]',
  'summary',
  '[aria-haspopup]:not([aria-expanded=true])',
  'a[href*="promotion="]',
  'input[type=radio]:not(:checked)',
]

/** Elements of the product’s own windows and error messages, which may appear on any page. */
export const usualTags =
  'abbr dialog h1 h2 h3 h4 h5 h6 ul li form table thead tbody tr th td svg path circle line rect polyline g label fieldset legend input select option dl dt dd time output progress'.split(
    ' ',
  )

/** Visits every page of a brand with hostile responses, and opens what can be opened. */
export class Survey {
  readonly looks: Look[] = []
  private readonly page: Page
  private readonly manifest: Manifest
  private readonly hostile: HostileAnswers
  private tags: string[]
  private members: string[] = []
  private role = ''
  /** The page on which a place was first seen. */
  private readonly cameWith = new Map<string, string>()
  private readonly pageErrors: string[]

  constructor(page: Page, manifest: Manifest, hostile: HostileAnswers, tags: string[], pageErrors: string[]) {
    this.page = page
    this.manifest = manifest
    this.hostile = hostile
    this.tags = tags
    this.pageErrors = pageErrors
  }

  async begin() {
    await this.page.addInitScript(watch)
    // No other site is ever reached; only pictures may be requested from other sites.
    await this.page.context().route(
      ({ hostname }) => !hostname.endsWith('localhost'),
      (route) => {
        if (route.request().resourceType() !== 'image')
          this.pageErrors.push(`asked for ${route.request().resourceType()} ${route.request().url()}`)
        return route.abort()
      },
    )
    await this.page.goto('about:blank')
    this.members = await this.page.evaluate(prototypeMembers)
  }

  /** Visits the pages open to visitors, or those for players only. */
  async pages(of: 'visitors' | 'players') {
    const user = of === 'players' ? await userOf(this.page) : null
    const pages = pagesOf(this.manifest, user).filter(
      ({ expected, guarded }) => expected.name !== 'NOT_FOUND' && (user === null || guarded),
    )
    expect(pages.length).toBeGreaterThan(3)
    await this.hostile.answer(this.page.context())
    this.role = of
    for (const [index, page] of pages.entries()) await this.visit(page, index === 0)
    if (this.hostile.kind === 'mark') return
    // A page is visited until each attack was tried on it.
    for (const { path, expected } of pages) {
      for (
        let turn = 0;
        turn < attacks.length && this.hostile.unfinished.some((place) => this.cameWith.get(place) === expected.name);
        turn++
      ) {
        await this.page.goto(`${path}?lng=en`)
        await expect(this.page.locator('main')).toHaveAttribute('data-state', /ready|error/)
        await this.look(`${of} ${expected.name}+again`)
        await this.closeAll(`${of} ${expected.name}+again`)
      }
    }
  }

  private async visit({ path, expected }: PageToOpen, isFirst: boolean) {
    if (isFirst) await this.page.goto(`${path}?lng=en`)
    else await walkTo(this.page, path)
    const main = this.page.locator('main')
    await expect(main).toHaveAttribute('data-page', expected.name)
    await expect(main).toHaveAttribute('data-state', /ready|error/)
    const name = `${this.role} ${expected.name}`
    for (const place of this.hostile.delivered.keys())
      if (!this.cameWith.has(place)) this.cameWith.set(place, expected.name)
    await this.look(name)
    await this.closeAll(name)
    for (const opener of [
      ...(isFirst ? openers.map((each) => `header ${each}`) : []),
      ...openers.map((each) => `main ${each}`),
    ]) {
      const pressed = await this.page
        .locator(opener)
        .evaluateAll((elements) => elements.slice(0, 3).map((element) => (element as HTMLElement).click()).length)
      if (pressed === 0) continue
      await this.look(`${name}+${opener}`)
      await this.closeAll(name)
      if ((await main.getAttribute('data-page')) !== expected.name) await walkTo(this.page, path)
    }
  }

  /** Closes the messages, which open one after the other. */
  private async closeAll(where: string) {
    for (let count = 0; count < 12 && (await this.page.locator('dialog[open]').count()) > 0; count++) {
      await this.page.keyboard.press('Escape')
      await this.settled()
      if ((await this.page.locator('dialog[open]').count()) > 0) await this.look(`${where}+dialog`)
    }
  }

  /** Waits until the page is rendered. */
  settled = () =>
    this.page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))
      // An element that slides in is outside the viewport at first.
      const brief = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000)
      await Promise.race([
        Promise.allSettled(brief.map(({ finished }) => finished)),
        new Promise((late) => setTimeout(late, 1500)),
      ])
    })

  /** The names of the page’s elements. */
  tagsNow = () => this.page.evaluate(tagsOnPage)

  /** Adds elements that the pages contain anyway. */
  see(tags: readonly string[]) {
    this.tags = [...new Set([...this.tags, ...tags])]
  }

  forget() {
    this.tags = []
  }

  /** Everything that was found so far. */
  faults = () => [...new Set(this.looks.flatMap(({ where, faults }) => faults.map((fault) => `${where}: ${fault}`)))]

  /** Looks for effects of hostile texts. An error state is a fault too, unless `any` state is allowed. */
  async look(where: string, wanted: 'ready' | 'any' = 'ready') {
    await this.settled()
    const isMarked = this.hostile.kind === 'mark'
    const known: Known = { tags: this.tags, words, members: this.members, judgesOrder: true }
    const { found, state } = await this.page.evaluate(inspect, known)
    const faults = Object.entries(found).flatMap(([what, places]) =>
      what === 'made' && this.tags.length === 0 ? [] : places.slice(0, 3).map((place) => `${what}: ${place}`),
    )
    for (const element of (await outside(this.page)).slice(0, 3)) faults.push(`outside: ${element}`)
    for (const error of this.pageErrors.splice(0)) if (!isRefusal(error)) faults.push(error)
    if (state === 'error' && wanted === 'ready') faults.push('state: error')
    const look: Look = { where, faults, tags: isMarked ? await this.tagsNow() : [], texts: '' }
    if (!where.includes('+')) look.texts = await this.page.evaluate(textsOnPage)
    this.looks.push(look)
  }
}

/**
 * Expected refusals of the policy: pictures, whose address may be any https address; and what the sanitiser parses in
 * its own document, which Chromium reports although it never reaches the page. Handlers, styles and bases that reach
 * the page are found there.
 */
const isRefusal = (error: string) =>
  /img-src|base-uri|^CSP: (script-src|style-src)-(attr|elem) inline$|^(Executing inline event handler|Applying inline style) violates/.test(
    error,
  ) && !error.startsWith('CSP: script-src-elem')
