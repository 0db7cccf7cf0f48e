import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from './page.ts'
import { BackEnd } from './back-end.ts'
import { runTrial } from './trial.ts'

const backEnd = new BackEnd()

beforeAll(() => backEnd.start(), 60_000)
afterAll(() => backEnd.remove())

// In its own file, because the browser event reaches every socket of the process.
test(
  'after a time offline everything matches the server, and each notice was shown once',
  { timeout: 90_000 },
  async () => {
    const problems = await runTrial(backEnd, 8000, async (runs, meanwhile) => {
      const knownAt = performance.now()
      // Traffic is lost but no connection is closed, so only the browser’s event reports it.
      for (const { line } of runs) line.silence()
      page.dispatchEvent(new page.Event('offline'))
      await Promise.all(runs.map((run) => meanwhile(run, 'lost')))
      await wait(500)
      for (const { line } of runs) {
        line.reset()
        line.hear()
      }
      page.dispatchEvent(new page.Event('online'))
      return runs.map(() => ({ isLost: true, knownAt }))
    })
    expect(problems).toEqual([])
  },
)
