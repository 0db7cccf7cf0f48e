import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isOpen } from '../../scripts/publish/schedule/schedule.ts'
import { folderStore } from '../../scripts/publish/store/folder/folder-store.ts'
import { scratchSite } from '../../scripts/publish/store/site.fixture.ts'
import type {
  BrandCard,
  Changed,
  PreviewLink,
  Published,
  Publishing,
  Refusal,
  ScheduledPublication,
} from '../shared/calls.ts'
import { openStudio, type TestStudio } from './studio.fixture.ts'

let studio: TestStudio
let scratch: ReturnType<typeof scratchSite>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-12-01T06:00Z') })
  scratch = scratchSite()
  studio = await openStudio({ build: scratch.build })
  // A brand that the small build of these tests has everything for.
  scratch.brand('atlas', ['atlas.example'])
  studio.write('atlas', scratch.manifests.read('atlas')!)
})
afterEach(async () => {
  await studio.close()
  vi.useRealTimers()
  scratch[Symbol.dispose]()
})

const post = async <Body>(path: string, body: object = {}) => {
  const answer = await studio.call('POST', `/api/brands/atlas${path}`, body)
  return { status: answer.status, body: answer.body as Body & Refusal }
}
const plan = (local = '2026-12-01T08:00', zone = 'Europe/Paris') =>
  post<ScheduledPublication>('/schedule', { local, zone, message: 'winter' })
const publishing = async () => (await studio.call('GET', '/api/brands/atlas/publishing')).body as Publishing
/** Waits until the server has carried out what is due. */
const ended = () =>
  vi.waitUntil(async () => (await publishing()).schedule.every((entry) => !isOpen(entry)), { timeout: 10_000 })
const live = async () => (await folderStore(studio.site).version('atlas'))?.record.version

describe('a publication for later', () => {
  it('is carried out by the server at its time, told in the log, and not seen with its manifest', async () => {
    const { status, body } = await plan()
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({ due: '2026-12-01T07:00:00.000Z', zone: 'Europe/Paris', by: 'maria', state: 'waiting' }),
    ])
    expect(body).not.toHaveProperty('text')
    vi.setSystemTime(new Date('2026-12-01T06:59:30Z'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await live()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(30_000)
    await ended()
    expect(await live()).toBe(1)
    const { schedule, audit } = await publishing()
    expect(schedule).toMatchObject([{ state: 'published', version: 1 }])
    expect(audit).toMatchObject([{ action: 'publish', by: 'maria', message: 'winter' }])
  })

  it('that fails at its time says why', async () => {
    await plan()
    await post('/publish', {})
    expect(await live()).toBe(1)
    vi.setSystemTime(new Date('2026-12-01T07:00Z'))
    await vi.advanceTimersByTimeAsync(15_000)
    await ended()
    const { schedule } = await publishing()
    expect(schedule).toMatchObject([{ state: 'failed', reason: expect.stringContaining('Version 1 is live since') }])
    expect(await live()).toBe(1)
    const cards = (await studio.call('GET', '/api/brands')).body as BrandCard[]
    expect(cards.find(({ id }) => id === 'atlas')!.failed).toContain('Version 1 is live since')
  })

  it('that the check refuses at its time says why in the words of the forms', async () => {
    await plan()
    studio.write('base', studio.textOf('base').replace('"radius": "soft"', '"radius": "round corners"'))
    vi.setSystemTime(new Date('2026-12-01T07:00Z'))
    await vi.advanceTimersByTimeAsync(15_000)
    await ended()
    const reason = 'The check found 1 error: “Corners” cannot be “round corners”.'
    expect((await publishing()).schedule).toMatchObject([{ reason }])
    const cards = (await studio.call('GET', '/api/brands')).body as BrandCard[]
    expect(cards.find(({ id }) => id === 'atlas')!.failed).toBe(reason)
  })

  it('is told with the changes of a text, and what is live is compared with what is saved', async () => {
    await plan()
    const changes = async () => (await post<Changed>('/changes', { text: studio.textOf('atlas') })).body
    expect((await changes()).coming).toMatchObject([{ state: 'waiting', zone: 'Europe/Paris' }])
    expect((await publishing()).isLive).toBe(false)
    await post('/publish', {})
    expect((await publishing()).isLive).toBe(true)
    expect((await post<Published>('/publish', {})).body).toMatchObject({ version: 1, isNew: false })
    studio.write('atlas', studio.textOf('atlas').replace('"name":"atlas"', '"name":"Atlas"'))
    expect((await publishing()).isLive).toBe(false)
  })

  it('is cancelled', async () => {
    const { body } = await plan()
    expect((await post(`/schedule/${body.id}/cancel`)).status).toBe(200)
    expect((await post(`/schedule/${body.id}/cancel`)).status).toBe(409)
    expect((await post('/schedule/none/cancel')).status).toBe(404)
    vi.setSystemTime(new Date('2026-12-01T07:00Z'))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await live()).toBeUndefined()
  })

  it('of a wrong time, zone or manifest is refused with the reason', async () => {
    expect((await plan('2026-12-01T07:00')).body.message).toContain('has passed')
    expect((await plan('2026-12-01T09:00', 'Europe/Atlantis')).body.message).toContain('no time zone')
    studio.write('atlas', studio.textOf('atlas').replace('"seo"', '"sea"'))
    expect((await plan()).body.message).toBe('Fix the errors of the checks first: The brand has no setting “sea”.')
    expect((await publishing()).schedule).toEqual([])
  })

  it('is scheduled and cancelled by publishers alone', async () => {
    const { body } = await plan()
    for (const role of ['viewer', 'translator', 'editor'] as const) {
      studio.become(role)
      expect((await plan()).status).toBe(403)
      expect((await post(`/schedule/${body.id}/cancel`)).status).toBe(403)
    }
  })
})

it('answers other calls while it publishes', async () => {
  const answers: string[] = []
  const publish = post('/publish').then(({ status }) => answers.push(`published ${status}`))
  const session = studio.call('GET', '/api/session').then(({ status }) => answers.push(`session ${status}`))
  await Promise.all([publish, session])
  expect(answers).toEqual(['session 200', 'published 200'])
})

describe('a preview link', () => {
  it('shows what is saved, a draft or a version at an address of its own until it expires', async () => {
    const saved = await post<PreviewLink>('/previews', { days: 7 })
    expect(saved.body).toMatchObject({
      address: expect.stringMatching(/^https:\/\/[\da-f]{12}\.preview\.atlas\.example\/$/),
      expires: '2026-12-08T06:00:00.000Z',
    })
    const text = studio.textOf('atlas').replace('"name":"atlas"', '"name":"Draft"')
    const draft = await post<PreviewLink>('/previews', { days: 1, text })
    expect(draft.body.hash).not.toBe(saved.body.hash)
    expect(studio.textOf('atlas')).toContain('"name":"atlas"')
    await post('/publish', {})
    const version = await post<PreviewLink>('/previews', { days: 1, version: 1 })
    expect(version.body.hash).toBe(saved.body.hash)
    const { previews } = await publishing()
    expect(previews.map(({ hash }) => hash).sort()).toEqual([draft.body.hash, saved.body.hash].sort())
    expect((await post(`/previews/${draft.body.hash}/remove`)).status).toBe(200)
    expect((await publishing()).previews).toHaveLength(1)
  })

  it('to what is wrong, absent or of another brand is refused', async () => {
    expect((await post('/previews', { days: 7, version: 3 })).status).toBe(404)
    expect((await post('/previews', { days: 7, text: '{' })).status).toBe(409)
    expect((await post('/previews', { days: 700 })).status).toBe(400)
    expect((await post('/previews/none/remove')).status).toBe(404)
  })
})
