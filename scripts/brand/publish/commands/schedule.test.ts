import { join } from 'node:path'
import { Command } from 'commander'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scratchSite } from '../../../publish/store/site.fixture.ts'
import { addPublish } from './publish.ts'
import { addSchedule } from './schedule.ts'

let scratch: ReturnType<typeof scratchSite>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T06:00Z') })
  scratch = scratchSite()
  scratch.brand('lumina', ['lumina.example'])
})
afterEach(() => {
  vi.useRealTimers()
  scratch[Symbol.dispose]()
})

/** Runs a command in the scratchProject’s folders. */
async function run(...args: string[]) {
  const program = new Command('brand').option('--manifests <folder>', '', join(scratch.folder, 'manifests'))
  addPublish(program)
  addSchedule(program)
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void lines.push(text))
  process.exitCode = 0
  const build = args[0] === 'publish' ? ['--environment', 'development', '--build', scratch.build] : []
  await program.parseAsync([...args, '--site', scratch.site, ...build], { from: 'user' })
  const status = Number(process.exitCode)
  process.exitCode = 0
  return { status, output: lines.join('\n') }
}

const winter = ['schedule', 'lumina', '--at', '2026-12-01T08:00', '--zone', 'Europe/Paris', '--message', 'winter']

it('schedules, lists and carries out a publication at its time', async () => {
  const planned = await run(...winter)
  expect(planned).toEqual({
    status: 0,
    output: expect.stringMatching(/^[\da-f]{8} {2}lumina goes live 2026-12-01 08:00 Europe\/Paris \(GMT\+1\)$/),
  })
  expect((await run('schedule')).output).toMatch(
    /lumina +2026-12-01 08:00 Europe\/Paris \(GMT\+1\) +\S+ +waiting +winter/,
  )
  expect(await run('publish', '--due')).toEqual({ status: 0, output: '' })
  vi.setSystemTime(new Date('2026-12-01T07:00Z'))
  expect(await run('publish', '--due')).toEqual({
    status: 0,
    output: 'lumina, due 2026-12-01 08:00 Europe/Paris (GMT+1): version 1 is live',
  })
  expect(scratch.live('lumina')).toBe(1)
  expect((await run('schedule')).output).toMatch(
    /^Nothing is scheduled\. .*for example:\n {2}npm run brand -- schedule lumina --at /,
  )
  expect((await run('schedule', '--all')).output).toContain('version 1')
})

it('takes the time in the brand’s zone, and says that it comes twice', async () => {
  scratch.brand('lumina', ['lumina.example'], { timeZone: 'Europe/Paris' })
  vi.setSystemTime(new Date('2026-10-01T06:00Z'))
  expect((await run('schedule', 'lumina', '--at', '2026-10-25T02:30')).output).toMatch(
    / 2026-10-25 02:30 Europe\/Paris \(GMT\+2\), the first of two such times: clocks are put back$/,
  )
  expect(await run('schedule', 'lumina', '--at', '2027-03-28T02:30')).toMatchObject({
    status: 1,
    output: expect.stringContaining('There is no 2027-03-28 02:30 in Europe/Paris: clocks are put forward'),
  })
})

it('cancels a publication', async () => {
  const [number = ''] = (await run(...winter)).output.split(' ')
  expect((await run('schedule', '--cancel', number)).output).toBe(`${number} of lumina is cancelled`)
  expect(await run('schedule', '--cancel', number)).toEqual({
    status: 1,
    output: 'error: This publication is cancelled already.',
  })
})

it('refuses a time that is no time, has passed or does not exist, and an invalid manifest', async () => {
  const at = async (time: string, zone = 'Europe/Paris') => run('schedule', 'lumina', '--at', time, '--zone', zone)
  expect(await at('2026-12-01T07:00')).toMatchObject({ status: 1, output: expect.stringContaining('has passed') })
  expect(await at('2027-03-28T02:30')).toMatchObject({ status: 1, output: expect.stringContaining('put forward') })
  scratch.brand('lumina', ['lumina.example'], { languages: ['xx'] })
  expect(await at('2026-12-02T08:00')).toMatchObject({
    status: 1,
    output: expect.stringContaining('cannot be scheduled'),
  })
})

it('tells a failure at the due time, with exit code 1', async () => {
  await run(...winter)
  await scratch.publish('lumina')
  vi.setSystemTime(new Date('2026-12-01T07:00Z'))
  expect(await run('publish', '--due')).toEqual({
    status: 1,
    output: expect.stringMatching(/^error: lumina, due .*: not published\. Version 1 is live since/),
  })
})
