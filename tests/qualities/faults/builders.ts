import type { Locator, Page } from '@playwright/test'
import { expect } from '#testing/browser/fixtures.ts'
import {
  actWithFault,
  expectSignedIn,
  expectUsable,
  failures,
  forgetWrites,
  openWithFault,
  openWithoutFault,
  retryAll,
  withoutCall,
} from './expect.ts'
import { type Fault, hang } from './faults.ts'
import type { Place, Tools } from './place.ts'

type Base = Pick<Place, 'call' | 'brand' | 'login' | 'isMade' | 'prepare' | 'finish'>

interface Read extends Base {
  path: string
  /** The status that says there is nothing to read, which the page shows without a retry. */
  none?: number
}

/** A call whose block shows an error with a retry; nothing where the platform does not have it. */
export const read = ({ path, none, ...base }: Read): Place => ({
  ...base,
  async prepare(tools) {
    // A live connection reads again once it is there: at any moment between the fault and the retry.
    await tools.page.routeWebSocket('**/socket.io/**', (socket) => void socket.close())
    await base.prepare?.(tools)
  },
  async play({ page, line }, fault, isTaken, isAbsent) {
    await openWithFault(page, line, fault, path)
    if (isAbsent) return withoutCall(page, line, path)
    if (isTaken || (none !== undefined && fault.status === none)) {
      // What cannot be read of it is left out.
      await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
      await expectUsable(page)
      return openWithoutFault(page, line, path)
    }
    await expect(page.locator('main')).toHaveAttribute('data-state', 'error')
    await expect(failures(page).first()).toBeVisible()
    await expectUsable(page)
    if (base.login) await expectSignedIn(page)
    line.lift()
    await retryAll(page, line)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
    // What ends late changes nothing.
    await line.drop()
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  },
})

interface Quiet extends Base {
  path: string
  /** Expects the page as it is without the response. */
  without: (tools: Tools) => Promise<void>
  /** Expects the page with what can be read of an odd response; by default `without`. */
  taken?: (tools: Tools) => Promise<void>
  /** Expects the page as it is with the response. */
  whole: (tools: Tools) => Promise<void>
}

/** A call that the page does without, and that is made again with the next load. */
export const quiet = ({ path, without, taken = without, whole, ...base }: Quiet): Place => ({
  ...base,
  async play(tools, fault, isTaken) {
    const { page, line } = tools
    await openWithFault(page, line, fault, path)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await (isTaken ? taken : without)(tools)
    await expectUsable(page)
    await openWithoutFault(page, line, path)
    await whole(tools)
  },
})

interface Filled extends Base {
  /** Opens the page and fills in the form. */
  fill: (tools: Tools) => Promise<void>
  form: (page: Page) => Locator
  /** The control that sends the form; by default its own button. */
  send?: (page: Page) => Locator
  /** The control that confirms what the form says before it is sent. */
  confirm?: (page: Page) => Locator
  /** The values that must be kept after a failure, by field name. */
  kept?: Record<string, string>
  /** Where the error is shown; by default the form’s own alert. */
  failure?: (page: Page) => Locator
  /** Expects success. */
  done: (tools: Tools) => Promise<void>
  /** Expects the result of an unclear response; by default `done`. */
  taken?: (tools: Tools) => Promise<void>
  /** Expects the result of a call that hangs; by default an error like the others. */
  hung?: (tools: Tools) => Promise<void>
  /** Whether the form is filled in again for each fault. */
  isFilledEachTime?: boolean
}

/** A form: the input is kept, the error is shown, and it can be sent again. Without the fault it succeeds. */
export function filled({
  fill,
  form,
  send,
  confirm,
  kept = {},
  failure,
  done,
  taken = done,
  hung,
  isFilledEachTime = false,
  ...base
}: Filled): Place {
  const submit = send ?? ((page: Page) => form(page).locator('[type=submit]'))
  const said = failure ?? ((page: Page) => form(page).locator('> [role=alert]'))
  async function sendForm(page: Page) {
    await submit(page).click()
    await confirm?.(page).click()
  }
  let isFilled = false

  async function expectKept(page: Page) {
    for (const [name, value] of Object.entries(kept))
      await expect(form(page).locator(`[name=${name}]`)).toHaveValue(value)
    await expect(submit(page)).toBeEnabled()
    await expect(submit(page)).not.toHaveAttribute('aria-disabled', 'true')
  }

  return {
    ...base,
    async play(tools, fault, isTaken) {
      const { page, line } = tools
      if (fault === hang) await page.clock.install()
      if (!isFilled || isFilledEachTime || fault === hang) {
        await line.drop()
        await forgetWrites(page)
        await fill(tools)
      }
      isFilled = !isTaken
      await actWithFault(page, line, fault, () => sendForm(page))
      if (isTaken) return taken(tools)
      if (fault === hang && hung) return hung(tools)
      await expect(said(page)).not.toBeEmpty()
      await expectKept(page)
      await expectUsable(page)
      if (base.login) await expectSignedIn(page)
    },
    async finish(tools) {
      const { page, line } = tools
      line.lift()
      if (!isFilled) {
        await forgetWrites(page)
        await fill(tools)
      }
      await sendForm(page)
      await done(tools)
      await line.drop()
      await base.finish?.(tools)
    },
  }
}

interface Change extends Base {
  /** Opens the page with the control. */
  open: (tools: Tools) => Promise<void>
  act: (tools: Tools) => Promise<void>
  /** Expects the error and the possibility to retry. */
  failed: (tools: Tools, fault: Fault) => Promise<void>
  done: (tools: Tools) => Promise<void>
  /** Expects the result of an unclear response; by default `done`. */
  taken?: (tools: Tools) => Promise<void>
  /** Resets the state for the next fault. */
  undo?: (tools: Tools) => Promise<void>
  /** The status that says there is nothing left to change, which counts as done. */
  none?: number
}

/** An action by a click: under each fault an error is shown; without the fault a second click succeeds. */
export const change = ({ open, act, failed, done, taken = done, undo, none, ...base }: Change): Place => ({
  ...base,
  async play(tools, fault, isTaken) {
    const { page, line } = tools
    if (fault === hang) await page.clock.install()
    await line.drop()
    await forgetWrites(page)
    await open(tools)
    await actWithFault(page, line, fault, () => act(tools))
    if (isTaken || (none !== undefined && fault.status === none)) await taken(tools)
    else {
      await failed(tools, fault)
      await expectUsable(page)
      line.lift()
      await act(tools)
      await done(tools)
    }
    await line.drop()
    await undo?.(tools)
  },
})
