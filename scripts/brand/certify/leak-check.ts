import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Check, CheckContext } from './check.ts'
import { Failure } from './verdict.ts'
import { leaks, leftOf, measure, toleranceOf } from './measure.ts'

/** Something that is open and can be closed and opened again. */
interface Reopened {
  page: Page
  close(): Promise<void>
  open(): Promise<void>
}

const cycles = 20

/** Caches and pools fill up in the first ones. */
const warmUps = 4

/** What is removed asynchronously is gone after this time. */
const settleMs = 1000

/** Twenty openings and closings leave nothing behind beyond the tolerance of `measure.ts`. */
export const leakCheck = (name: string, prepare: (context: CheckContext) => Promise<Reopened>): Check => ({
  id: 'leaks',
  title: `opens and closes ${cycles} times without a leak`,
  async run(context) {
    const { page, close, open } = await prepare(context)
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const closed = async () => {
      await pause(settleMs)
      return measure(page, session)
    }
    const cycle = async (count: number) => {
      for (let turn = 0; turn < count; turn++) {
        await open()
        await close()
      }
      return closed()
    }
    await close()
    const before = await cycle(warmUps)
    const after = await cycle(cycles)
    const tolerance = toleranceOf(cycles)
    if (leaks(before, after, tolerance).length === 0) return { notes: [`left: ${leftOf(before, after)}`] }
    // A leak grows; what came once, such as a notice of the page, does not come again.
    const later = await cycle(cycles)
    const found = leaks(after, later, tolerance)
    if (found.length === 0) return { notes: [`left once: ${leftOf(before, after)}; then: ${leftOf(after, later)}`] }
    throw new Failure(
      `nothing to be left of ${name}`,
      found.join(', '),
      'if the vendor’s script leaves it, report it to the vendor',
    )
  },
})
