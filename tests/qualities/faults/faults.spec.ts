import type { Page } from '@playwright/test'
import { expect, leave, test } from '#testing/browser/fixtures.ts'
import { readCalls } from './catalogue.ts'
import { faults, Line } from './faults.ts'
import { places } from './places/places.ts'
import { recordCells } from '../../../scripts/test/cells.ts'

const calls = await readCalls()

/** Collects uncaught exceptions and rejections of this context’s pages. */
function watchErrors(page: Page): string[] {
  const thrown: string[] = []
  page.context().on('weberror', (error) => thrown.push(error.error().message))
  return thrown
}

test('each call has one place in the matrix', () => {
  expect(places.map(({ call }) => call).sort()).toEqual(calls.map(({ name }) => name).sort())
})

for (const place of places) {
  const call = calls.find(({ name }) => name === place.call)
  if (!call) continue
  test.describe(() => {
    test.use({ brand: place.brand })

    test(place.call, async ({ page, sandbox, manifest, enter, pageErrors }) => {
      const thrown = watchErrors(page)
      const line = new Line(page, call, place.isMade)
      const tools = { page, sandbox, line, manifest, enter }
      const wrong: string[] = []
      const note = (column: string, problem: string) => {
        recordCells([{ row: place.call, column, faults: problem ? [problem] : [] }])
        if (problem) wrong.push(`${column}: ${problem}`)
      }
      await line.watch()
      if (place.login) {
        await enter(place.login)
        // A page without scripts, from which places call the API.
        await leave(page)
      }
      await place.prepare?.(tools)
      for (const fault of faults.filter(
        ({ name }) => !process.env.FAULT || process.env.FAULT.split(',').includes(name),
      )) {
        const isTaken = fault.body !== undefined && call.takes(fault.body(call))
        const problem = await problemOf(() => place.play(tools, fault, isTaken, call.isAbsentBy(fault.status)), thrown)
        note(fault.name, problem)
        if (problem) console.log(`${call.name}, ${fault.name}: ${problem}`)
      }
      const problem = await problemOf(async () => place.finish?.(tools), thrown)
      if (problem) note('in the end', problem)
      // Each failure is logged to the console.
      pageErrors.length = 0
      expect(wrong).toEqual([])
    })
  })
}

/** Returns the problem in a line, or the empty string. */
async function problemOf(play: () => Promise<void>, thrown: string[]): Promise<string> {
  const problem = await play().then(
    () => '',
    (error: Error) => firstLines(error.message),
  )
  return [problem, ...thrown.splice(0).map((message) => `uncaught: ${message}`)].filter(Boolean).join(' · ')
}

/** Without terminal colours. */
const firstLines = (message: string) =>
  message
    // oxlint-disable-next-line no-control-regex -- the escape sequence of a colour.
    .replace(/\u001b\[\d+m/g, '')
    .split('\n')
    .slice(0, 6)
    .join(' ')
