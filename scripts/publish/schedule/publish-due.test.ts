import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openBuild } from '../render/brand-pages.ts'
import { scratchSite } from '../store/site.fixture.ts'
import { publishDue } from './publish-due.ts'
import { append, cancel, schedule, scheduleOf } from './schedule.ts'

let scratch: ReturnType<typeof scratchSite>
beforeEach(async () => {
  scratch = scratchSite()
  scratch.brand('one', ['one.example'])
  await scratch.publish('one')
})
afterEach(() => scratch[Symbol.dispose]())

/** The clock of these tests. */
const at = (time: string) => new Date(`2026-12-01T${time}Z`)
const due = at('08:00')
const title = (name: string) => ({ seo: { title: name, description: 'Slots.', robots: 'index' } })

const plan = (given: { message?: string } = {}) =>
  schedule(
    scratch.site,
    {
      brand: 'one',
      due,
      zone: 'Europe/Paris',
      by: 'maria',
      text: scratch.manifests.read('one')!,
      live: live(),
      ...given,
    },
    at('06:00'),
  )
const run = (now: Date) =>
  publishDue(scratch.manifests, { site: scratch.site, openBuild: () => openBuild(scratch.build), art: 'public' }, now)
const live = () => scratch.live('one')
const states = () => scheduleOf(scratch.site).map(({ state }) => state)

describe('a scheduled publication', () => {
  it('happens when it is due, not before, and once, with what was scheduled and by whom', async () => {
    scratch.brand('one', ['one.example'], title('Winter'))
    const { id } = plan({ message: 'winter' })
    scratch.brand('one', ['one.example'], title('Typed since'))
    expect(await run(at('07:59'))).toEqual([])
    expect([live(), states()]).toEqual([1, ['waiting']])
    expect(await run(at('08:00'))).toMatchObject([{ id, state: 'published', version: 2 }])
    expect(scratch.shown('one.example')).toContain('<title>Winter</title>')
    expect((await scratch.store.audit()).at(-1)).toMatchObject({
      action: 'publish',
      by: 'maria',
      message: 'winter',
      version: 2,
    })
    expect(await run(at('09:00'))).toEqual([])
    expect([live(), states()]).toEqual([2, ['published']])
  })

  it('that is cancelled does not happen, and cannot be cancelled twice', async () => {
    const { id } = plan()
    cancel(scratch.site, id, 'omar', at('07:00'))
    expect(await run(due)).toEqual([])
    expect(scheduleOf(scratch.site)).toMatchObject([{ state: 'cancelled', cancelledBy: 'omar' }])
    expect(() => cancel(scratch.site, id, 'omar')).toThrow('cancelled already')
    expect(() => cancel(scratch.site, 'none', 'omar')).toThrow('no scheduled publication')
  })

  it('of a time that has passed is refused', () =>
    expect(() =>
      schedule(scratch.site, { brand: 'one', due, zone: 'UTC', by: 'maria', text: '{}', live: 1 }, at('08:00')),
    ).toThrow('has passed'))

  it('that no longer passes the check is not made, and says why', async () => {
    scratch.brand('one', ['one.example'], { ...title('Winter'), languages: ['xx'] })
    plan()
    expect(await run(due)).toMatchObject([
      { state: 'failed', reason: expect.stringMatching(/^The check found 1 error: .*xx/) },
    ])
    expect([live(), states()]).toEqual([1, ['failed']])
  })

  it('of a host that another brand has by then is not made', async () => {
    scratch.brand('one', ['one.example', 'two.example'], title('Winter'))
    plan()
    scratch.brand('one', ['one.example'])
    scratch.brand('two', ['two.example'])
    await scratch.publish('two')
    expect(await run(due)).toMatchObject([{ state: 'failed', reason: expect.stringContaining('two.example') }])
    expect(live()).toBe(1)
  })

  it('takes the place of no version that went live since', async () => {
    scratch.brand('one', ['one.example'], title('Winter'))
    plan()
    scratch.brand('one', ['one.example'], title('Mended'))
    await scratch.publish('one')
    expect(await run(due)).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('Version 2 is live since') },
    ])
    await scratch.store.rollBack('one', 1, { by: 'maria' })
    plan()
    expect(await run(due)).toMatchObject([{ state: 'published', version: 3 }])
  })

  it('is made late, but not a day late', async () => {
    scratch.brand('one', ['one.example'], title('Winter'))
    plan()
    expect(await run(new Date(due.getTime() + 25 * 3_600_000))).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('for a day') },
    ])
    plan()
    expect(await run(new Date(due.getTime() + 23 * 3_600_000))).toMatchObject([{ state: 'published' }])
  })

  it('is made once, also if the process dies after the version is live or before', async () => {
    scratch.brand('one', ['one.example'], title('Winter'))
    const { id } = plan({ message: 'winter' })
    await run(due)
    // As after a crash that lost the last line.
    append(scratch.site, { state: 'begun', id, at: due.toISOString() })
    appendFileSync(join(scratch.site, 'schedule.jsonl'), '{"state":"publi')
    expect(states()).toEqual(['begun'])
    expect(await run(at('08:01'))).toMatchObject([{ state: 'published', version: 2 }])
    expect([live(), states()]).toEqual([2, ['published']])
  })

  it('is made after a crash before it', async () => {
    scratch.brand('one', ['one.example'], title('Winter'))
    const { id } = plan()
    append(scratch.site, { state: 'begun', id, at: due.toISOString() })
    expect(await run(at('08:01'))).toMatchObject([{ state: 'published', version: 2 }])
  })

  it('happens once, also if two commands carry it out at the same time', async () => {
    scratch.brand('one', ['one.example'], title('Winter'))
    plan()
    const [first, second] = await Promise.all([run(due), run(due)])
    expect([first, second]).toMatchObject([[{ state: 'published', version: 2 }], [{ state: 'published', version: 2 }]])
    expect([live(), states()]).toEqual([2, ['published']])
  })

  it('that is cancelled while its pages are rendered does not happen', async () => {
    scratch.brand('one', ['one.example'], title('Winter'))
    const { id } = plan()
    const [entries] = await Promise.all([run(due), cancel(scratch.site, id, 'omar', due)])
    expect(entries).toMatchObject([{ state: 'cancelled', cancelledBy: 'omar' }])
    expect([live(), states()]).toEqual([1, ['cancelled']])
  })
})
