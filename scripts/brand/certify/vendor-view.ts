import type { Frame, Locator, Page } from '@playwright/test'
import { Failure } from './verdict.ts'
import type { Step } from './controls.ts'
import { readUntil } from './read-until.ts'

/** What a vendor shows in an element of the page: in the element itself, or in frames inside it. */
export class VendorView {
  readonly page: Page
  /** The selector of the element. */
  readonly root: string

  constructor(page: Page, root: string) {
    this.page = page
    this.root = root
  }

  get element(): Locator {
    return this.page.locator(this.root).first()
  }

  /** Every frame inside the element, nested ones included. */
  async frames(): Promise<Frame[]> {
    const own: Frame[] = []
    for (const frame of this.page.mainFrame().childFrames()) if (await this.#holds(frame)) own.push(frame)
    return own.flatMap(withChildren)
  }

  async #holds(frame: Frame): Promise<boolean> {
    try {
      const element = await frame.frameElement()
      return await element.evaluate((node, root) => node.parentElement?.closest(root) != null, this.root)
    } catch {
      // It went away meanwhile.
      return false
    }
  }

  /** Returns the first visible match inside, if there is one. */
  async find(selector: string): Promise<Locator | undefined> {
    const places = [this.element, ...(await this.frames())]
    for (const place of places) {
      const found = place.locator(selector).filter({ visible: true }).first()
      if ((await found.count().catch(() => 0)) > 0) return found
    }
    return undefined
  }

  /** Whether something visible appears inside. */
  async shows(selector: string, timeoutMs: number): Promise<boolean> {
    return (await readUntil(() => this.find(selector), Boolean, timeoutMs)) !== undefined
  }

  /** Carries out steps one after the other. */
  async follow(steps: readonly Step[], timeoutMs: number) {
    for (const step of steps) {
      const selector = 'click' in step ? step.click : step.fill
      const isOptional = 'click' in step && step.optional === true
      const found = await readUntil(() => this.find(selector), Boolean, isOptional ? optionalMs : timeoutMs)
      if (!found && isOptional) continue
      if (!found)
        throw new Failure(
          `${selector} in the vendor’s page`,
          'nothing visible matches it',
          'correct the step in --controls',
        )
      if ('fill' in step) await found.fill(step.with)
      // An optional control may be disabled, or go away meanwhile.
      else if (isOptional) await found.click({ timeout: optionalMs }).catch(() => undefined)
      else await found.click()
    }
  }

  /** The visible text of everything inside, open shadow roots included. */
  async text(): Promise<string> {
    const element = await this.element.evaluate(deepText).catch(() => '')
    const frames = await Promise.all(
      (await this.frames()).map((frame) =>
        frame
          .locator('body')
          .evaluate(deepText)
          .catch(() => ''),
      ),
    )
    return [element, ...frames].join(' ')
  }

  /** The languages that the documents of the frames inside name. */
  async languages(): Promise<string[]> {
    const frames = await this.frames()
    const names = await Promise.all(
      frames.map((frame) =>
        frame
          .locator('html')
          .getAttribute('lang', { timeout: 1000 })
          .catch(() => null),
      ),
    )
    return names.flatMap((name) => (name ? [name] : []))
  }
}

/** How long an optional step waits for its element. */
const optionalMs = 1000

const withChildren = (frame: Frame): Frame[] => [frame, ...frame.childFrames().flatMap(withChildren)]

/** Runs in the page. */
function deepText(root: Element): string {
  const texts: string[] = []
  const read = (node: Node) => {
    if (node instanceof Text) texts.push(node.data.trim())
    if (node instanceof HTMLElement && node.checkVisibility?.() === false) return
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return
    if (node instanceof Element && node.shadowRoot) read(node.shadowRoot)
    for (const child of node.childNodes) read(child)
  }
  read(root)
  return texts.filter(Boolean).join(' ').slice(0, 200_000)
}

/** Returns which share of the words of a text is not in another one, from 0 to 1. Numbers, such as odds, do not count. */
export function changedShare(before: string, after: string): number {
  const [old, present] = [wordsOf(before), wordsOf(after)]
  if (old.size === 0) return present.size > 0 ? 1 : 0
  return [...old].filter((word) => !present.has(word)).length / old.size
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
