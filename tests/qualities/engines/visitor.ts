import { isDeepStrictEqual } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import type { EngineWindow, Key } from './drivers/driver.ts'
import { findFrame, findPlace, isOnTop, look, type Place, selectOption, selectText, signInHere } from './in-page.ts'
import { demoAccounts } from '../../../sandbox/domains/account/seed-accounts.ts'

/** On a busy machine WebKit takes half a minute to show its first page. */
const defaultTimeout = 60_000

/** Firefox and WebKit report the modules, and their styles, that a page was still loading when the visitor left it. */
const stopped = /error loading dynamically imported module|Unable to preload CSS|Importing a module script failed/

/** What a visitor does in a window of any engine. */
export class Visitor {
  readonly window: EngineWindow
  readonly #origin: string
  #errors: string[] = []

  constructor(window: EngineWindow, origin: string) {
    this.window = window
    this.#origin = origin
  }

  /** Opens a path, and waits until its own document has replaced the one before. */
  async go(path: string) {
    await this.#leave(async () => {
      await this.evaluate(() => void (window.isLeft = true))
      await this.window.goto(`${this.#origin}${path}`)
      await this.until(
        `the document of ${path}`,
        () => this.evaluate(() => !window.isLeft && location.href !== 'about:blank' && document.body !== null),
        true,
      )
    })
  }

  /** Replaces the document: `goOn` resolves once another one is there. */
  async #leave(goOn: () => Promise<void>) {
    this.#errors.push(...(await this.window.takeErrors()))
    await goOn()
    const onLeaving = await this.window.takeErrors()
    this.#errors.push(...onLeaving.filter((text) => !stopped.test(text)))
  }

  /** Returns the errors since the last call. */
  async takeErrors(): Promise<string[]> {
    return [...this.#errors.splice(0), ...(await this.window.takeErrors())]
  }

  /** Opens a path, and waits until the page is ready. */
  async open(path: string) {
    await this.go(path)
    await this.expectState('ready')
  }

  expectState = (state: string) => this.expectAttribute('main', 'data-state', state)

  async expectPage(name: string) {
    await this.expectAttribute('main', 'data-page', name)
    await this.expectState('ready')
  }

  /** Signs a demo player in without the form: pages that are opened from then on are the player’s. */
  async enter(login: string) {
    const { password } = demoAccounts.find((account) => account.login === login)!
    await this.go('/robots.txt')
    const status = await this.window.evaluate(signInHere, { login, password })
    if (status !== 200) throw new Error(`The sign-in of ${login} returned ${status}.`)
  }

  /** Runs a function in the page; it sees nothing else. */
  evaluate = <Result>(run: () => Result | Promise<Result>) => this.window.evaluate(run, undefined)

  /** Waits until a reading is as wanted; one that is interrupted by a new document is repeated. */
  async until<Value>(what: string, read: () => Promise<Value>, wanted: Value, timeout = defaultTimeout) {
    let last: unknown
    for (const end = Date.now() + timeout; Date.now() < end; await delay(50)) {
      last = await read().catch((error: Error) => error.message)
      if (isDeepStrictEqual(last, wanted)) return
    }
    throw new Error(`${what}: ${JSON.stringify(last)} in place of ${JSON.stringify(wanted)}`)
  }

  async attribute(selector: string, attribute: string, frames: readonly string[] = []) {
    return (await this.window.evaluate(look, { selector, attribute }, frames)).attribute
  }

  async text(selector: string, frames: readonly string[] = []) {
    return (await this.window.evaluate(look, { selector, attribute: undefined }, frames)).text
  }

  /** The number of visible elements. */
  async count(selector: string, frames: readonly string[] = []) {
    return (await this.window.evaluate(look, { selector, attribute: undefined }, frames)).shown
  }

  expectAttribute = (selector: string, attribute: string, value: string, frames?: readonly string[]) =>
    this.until(`${attribute} of ${selector}`, () => this.attribute(selector, attribute, frames), value)

  expectPath = (path: string) => this.until('the path', () => this.evaluate(() => location.pathname), path)

  expectShown = (selector: string, frames?: readonly string[], timeout?: number) =>
    this.until(`${selector} is shown`, async () => (await this.count(selector, frames)) > 0, true, timeout)

  expectGone = (selector: string, frames?: readonly string[]) =>
    this.until(`${selector} is gone`, () => this.count(selector, frames), 0)

  /** Clicks the middle of the first visible and enabled element, once it rests there and nothing covers it. */
  async click(selector: string, frames: readonly string[] = []) {
    let before: Place | undefined
    let place: Place | undefined
    await this.until(
      `${selector} can be clicked`,
      async () => {
        before = place
        place = await this.#placeOf(selector, frames)
        return place?.isReachable === true && isDeepStrictEqual(place, before)
      },
      true,
    )
    await this.window.click(place!, frames)
  }

  /** Types a text in place of that of a field. */
  async fill(selector: string, text: string, frames: readonly string[] = []) {
    // A form may be replaced after a click, and be gone for a moment.
    await this.until(`${selector} has the focus`, () => this.window.evaluate(selectText, selector, frames), true)
    await this.window.type(text, frames)
    const value = async () => (await this.window.evaluate(look, { selector, attribute: undefined }, frames)).value
    // Fields group and complete what is typed.
    const plain = (written: string | null) => written?.replaceAll(/\s/g, '')
    await this.until(`the text of ${selector}`, async () => plain(await value()), plain(text), 5000)
  }

  async select(selector: string, value: string, frames: readonly string[] = []) {
    await this.until(
      `${selector} has the option ${value}`,
      () => this.window.evaluate(selectOption, { selector, value }, frames),
      true,
    )
  }

  press = (key: Key) => this.window.press(key)

  /** Goes through the history, as the buttons of the browser do. */
  back = () => this.evaluate(() => history.back())
  forward = () => this.evaluate(() => history.forward())

  /** Goes back to another document, which the browser may have kept. */
  backToDocument = (path: string) =>
    this.#leave(async () => {
      await this.back()
      await this.expectPath(path)
    })

  async reload() {
    await this.#leave(async () => {
      await this.evaluate(() => {
        window.isLeft = true
        location.reload()
      })
      await this.until('the document after a reload', () => this.evaluate(() => !window.isLeft), true)
    })
    await this.expectState('ready')
  }

  /** The place of an element on the screen of the window, to which it is scrolled. */
  async #placeOf(selector: string, frames: readonly string[]): Promise<Place | undefined> {
    const [first] = frames
    if (first === undefined) return this.window.evaluate(findPlace, { selector, scroll: true })
    const seen = await this.#placeIn(frames, selector, false)
    // What follows the scrolling of the page, as a framed bet slip does, would move again.
    if (!seen || (await this.window.evaluate(isOnTop, { selector: first, x: seen.x, y: seen.y }))) return seen
    const place = await this.#placeIn(frames, selector, true)
    // A frame that is taller than the screen shows the element only once the page is scrolled further.
    await this.window.evaluate((to) => scrollBy({ top: to - innerHeight / 2, behavior: 'instant' }), place?.y ?? 0)
    return this.#placeIn(frames, selector, false)
  }

  /** Returns the place on the screen of an element in frames. */
  async #placeIn(frames: readonly string[], selector: string, scroll: boolean): Promise<Place | undefined> {
    let [x, y] = [0, 0]
    for (const [index, frame] of frames.entries()) {
      const offset = await this.window.evaluate(findFrame, { selector: frame, scroll }, frames.slice(0, index))
      if (!offset) return undefined
      x += offset.x
      y += offset.y
    }
    const inner = await this.window.evaluate(findPlace, { selector, scroll }, frames)
    return inner && { ...inner, x: x + inner.x, y: y + inner.y }
  }
}
