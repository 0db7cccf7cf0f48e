import type { BrowserType, Frame, LaunchOptions, Page } from '@playwright/test'
import { type Engine, type EngineWindow, jsonFunction, readResult } from './driver.ts'

/** How long a call may take. One that meets a navigation is sometimes never answered. */
const callTimeout = 20_000

const inTime = <Result>(call: Promise<Result>) =>
  new Promise<Result>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The page does not answer.')), callTimeout)
    call.then(resolve, reject).finally(() => clearTimeout(limit))
  })

/** Starts one of the browsers that Playwright drives. */
export async function startPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Engine> {
  const browser = await type.launch(options)
  return {
    name: type.name(),
    version: browser.version(),
    async open(viewport, start) {
      // Chromium keeps room for scrollbars where `scrollbar-gutter` asks for it, even if they are hidden; phones have none.
      const isMobile = type.name() === 'chromium'
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce', isMobile })
      await context.addInitScript({ content: start })
      return windowOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

function windowOf(page: Page, close: () => Promise<void>): EngineWindow {
  let errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    async evaluate<Argument, Result>(
      run: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
      frames: readonly string[] = [],
    ) {
      const frame = await frameAt(page, frames)
      const source = `(${jsonFunction(run)})(${JSON.stringify(JSON.stringify(argument) ?? 'null')})`
      return readResult<Result>(await inTime(frame.evaluate<string>(source)))
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    takeErrors: async () => {
      const taken = errors
      errors = []
      return taken
    },
    close,
  }
}

async function frameAt(page: Page, selectors: readonly string[]): Promise<Frame> {
  let frame = page.mainFrame()
  for (const selector of selectors) {
    const inner = await (await frame.$(selector))?.contentFrame()
    if (!inner) throw new Error(`There is no frame ${selector}.`)
    frame = inner
  }
  return frame
}
