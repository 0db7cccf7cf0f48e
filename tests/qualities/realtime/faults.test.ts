import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BackEnd, heartbeat } from './back-end.ts'
import { connectionFaults, restart } from './faults.ts'
import { hasManyRuns, runTrial } from './trial.ts'

const timeout = 90_000
const backEnd = new BackEnd()

beforeAll(() => backEnd.start(), 60_000)
afterAll(() => backEnd.remove())

// Ten parallel runs are enough for one process.
const together = hasManyRuns ? describe : describe.concurrent

together('after a fault everything is as at the server, and each notice was shown once:', () => {
  test.each(Object.keys(connectionFaults).map((name, index) => [name, index] as const))(
    '%s',
    { timeout },
    async (name, index) => {
      const problems = await runTrial(backEnd, 1000 * index, async (runs, meanwhile) => {
        const began = performance.now()
        const knownAt = name.includes('silent') ? began + heartbeat.pingInterval + heartbeat.pingTimeout : began
        const losses = await Promise.all(
          runs.map((run) => connectionFaults[name]!(run, (state) => meanwhile(run, state), hasManyRuns)),
        )
        return losses.map((isLost) => ({ isLost, knownAt }))
      })
      expect(problems).toEqual([])
    },
  )

  test('a restart of the server', { timeout }, async () => {
    const own = new BackEnd()
    await own.start()
    const problems = await runTrial(own, 9000, async (runs, meanwhile) => {
      const knownAt = performance.now()
      await restart(own, runs, meanwhile)
      return runs.map(() => ({ isLost: true, knownAt }))
    }).finally(() => own.remove())
    expect(problems).toEqual([])
  })
})
