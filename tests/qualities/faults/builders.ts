import type { Locator, Page } from '@playwright/test'
import { expect } from '#testing/browser/fixtures.ts'
import { actBroken, expectSignedIn, expectUsable, failures, openBroken, openWhole, retryAll } from './expect.ts'
import { type Fault, hang } from './faults.ts'
import type { Place, Tools } from './place.ts'

type Base = Pick<Place, 'call' | 'brand' | 'login' | 'prepare' | 'finish'>

interface Read extends Base {
  path: string
}

/** A call whose block says that it failed, and offers to try again. */
export const read = ({ path, ...base }: Read): Place => ({
  ...base,
  async play({ page, line }, fault) {
    await openBroken(page, line, fault, path)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'error')
    await expect(failures(page).first()).toBeVisible()
    await expectUsable(page)
    if (base.login) await expectSignedIn(page)
    line.lift()
    await retryAll(page)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
    await line.drop()
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
  },
})

interface Quiet extends Base {
  path: string
  /** Expects the page as it is without the answer. */
  without: (tools: Tools) => Promise<void>
  /** Expects the page as it is with it. */
  whole: (tools: Tools) => Promise<void>
}

/** A call without which the page goes on, and that is made again with the next load. */
export const quiet = ({ path, without, whole, ...base }: Quiet): Place => ({
  ...base,
  async play(tools, fault) {
    const { page, line } = tools
    await openBroken(page, line, fault, path)
    await expect(page.locator('main')).toHaveAttribute('data-state', 'ready')
    await without(tools)
    await expectUsable(page)
    await openWhole(page, line, path)
    await whole(tools)
  },
})

interface Filled extends Base {
  /** Opens the page and fills the form in. */
  fill: (tools: Tools) => Promise<void>
  form: (page: Page) => Locator
  /** What sends it: the form’s own button where it is absent. */
  send?: (page: Page) => Locator
  /** What must still stand in the form after a failure, by the names of its fields. */
  kept?: Record<string, string>
  /** Where the failure is said: in the form’s own alert where it is absent. */
  failure?: (page: Page) => Locator
  /** Expects that it is done. */
  done: (tools: Tools) => Promise<void>
  /** Expects what follows an answer that says nothing; `done` where it is absent. */
  taken?: (tools: Tools) => Promise<void>
  /** Expects what a call that hangs comes to; a failure like the others where it is absent. */
  hung?: (tools: Tools) => Promise<void>
  /** Whether the page is filled in anew for each fault. */
  isFilledEachTime?: boolean
}

/** A form: what was entered stays, the failure is said, and it can be sent again. Once the faults are over, it is done. */
export function filled({
  fill,
  form,
  send,
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
        await fill(tools)
      }
      isFilled = !isTaken
      await actBroken(page, line, fault, () => submit(page).click())
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
      await submit(page).click()
      await done(tools)
      await line.drop()
      await base.finish?.(tools)
    },
  }
}

interface Change extends Base {
  /** Opens the page on which it is done. */
  open: (tools: Tools) => Promise<void>
  act: (tools: Tools) => Promise<void>
  /** Expects what players see where it failed, so that they can try again. */
  failed: (tools: Tools, fault: Fault) => Promise<void>
  done: (tools: Tools) => Promise<void>
  /** Expects what follows an answer that says nothing; `done` where it is absent. */
  taken?: (tools: Tools) => Promise<void>
  /** Sets it back for the next fault. */
  undo?: (tools: Tools) => Promise<void>
}

/** Something that is done by a tap: under each fault it is said that it failed, and, the fault lifted, a second tap does it. */
export const change = ({ open, act, failed, done, taken = done, undo, ...base }: Change): Place => ({
  ...base,
  async play(tools, fault, isTaken) {
    const { page, line } = tools
    if (fault === hang) await page.clock.install()
    await line.drop()
    await open(tools)
    await actBroken(page, line, fault, () => act(tools))
    if (isTaken) await taken(tools)
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
