// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registry } from '../../widgets/registry.ts'
import { closedSite } from '#testing/closed-site.tsx'
import { siteMaintenanceOver } from './site-maintenance.tsx'

const ahead = (ms: number) => new Date(Date.now() + ms).toISOString()
const reload = vi.fn()
const ask = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  reload.mockReset()
  vi.stubGlobal('location', { pathname: '/games', reload })
  vi.stubGlobal('fetch', ask)
})

/** The manifest the server publishes, at a time of its clock. */
const published = (manifest: object, at = Date.now()) =>
  ask.mockResolvedValue(
    new Response(`<script type="application/json" id="manifest">${JSON.stringify(manifest)}</script>`, {
      headers: { date: new Date(at).toUTCString() },
    }),
  )

function close(notice: object | undefined) {
  const { stores, show } = closedSite({ manifest: { ...(notice && { maintenance: { site: notice } }) } })
  const over = vi.fn()
  void siteMaintenanceOver(show, stores, registry).then(over)
  return over
}
const check = () => userEvent.click(screen.getByRole('button', { name: 'Check again' }))

it('lets the site start if nothing is closed, or the end is past', async () => {
  for (const notice of [undefined, { end: ahead(-1000) }]) {
    const over = close(notice)
    await waitFor(() => expect(over).toHaveBeenCalled())
  }
  expect(document.querySelector('main')).toBeNull()
})

it('shows the maintenance page in place of the site', async () => {
  const over = close({ end: ahead(3_600_000) })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Back soon')
  expect(document.querySelector('main')?.dataset).toMatchObject({ page: 'MAINTENANCE', state: 'ready' })
  expect(document.title).toContain('Back soon')
  expect(document.querySelector('[data-block=licence]')).not.toBeNull()
  expect(over).not.toHaveBeenCalled()
})

it('waits for the end by the server’s clock, then lets the site start without a reload', async () => {
  const site = { end: ahead(60_000) }
  const over = close(site)
  await screen.findByText('Back soon')
  published({ maintenance: { site } })
  await check()
  await waitFor(() => expect(ask).toHaveBeenCalledWith('/games', { cache: 'no-store' }))
  expect(over).not.toHaveBeenCalled()
  published({ maintenance: { site } }, Date.now() + 120_000)
  await check()
  await waitFor(() => expect(over).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['was published without it', {}],
  ['has another notice', { maintenance: { site: { end: '2999-01-01T00:00Z' } } }],
])('reloads the page once the brand %s', async (_what, manifest) => {
  close({ end: ahead(60_000) })
  await screen.findByText('Back soon')
  published(manifest)
  await check()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it.each([
  ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['where the server fails', async () => new Response('', { status: 503 })],
])('stays %s', async (_when, answer) => {
  const over = close({})
  await screen.findByText('Back soon')
  ask.mockImplementation(answer)
  await check()
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check again' }).disabled).toBe(false),
  )
  expect([over.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
})

describe('before the start', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const planned = (startsInMs: number) => ({ start: ahead(startsInMs), end: ahead(startsInMs + 3_600_000) })
  /** Waits, while the server publishes this. */
  async function after(ms: number, site?: object) {
    ask.mockImplementation(
      async () =>
        new Response(
          `<script type="application/json" id="manifest">${JSON.stringify(site ? { maintenance: { site } } : {})}</script>`,
          { headers: { date: new Date().toUTCString() } },
        ),
    )
    await vi.advanceTimersByTimeAsync(ms)
  }

  it('the site runs, and its page reloads at the start', async () => {
    const site = planned(180_000)
    const over = close(site)
    await after(179_000, site)
    expect([over.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
    await after(6_000, site)
    expect(reload).toHaveBeenCalledOnce()
    expect(document.querySelector('main')).toBeNull()
  })

  it('a notice that is withdrawn closes nothing, and one that is put off closes later', async () => {
    close(planned(60_000))
    await after(120_000)
    expect(reload).not.toHaveBeenCalled()
    close(planned(60_000))
    const later = planned(300_000)
    await after(120_000, later)
    expect(reload).not.toHaveBeenCalled()
    await after(185_000, later)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('the server’s clock decides, also when the page opens with a wrong one', async () => {
    const site = planned(60_000)
    vi.setSystemTime(Date.now() + 120_000)
    published({ maintenance: { site } }, Date.now() - 120_000)
    const over = close(site)
    await vi.advanceTimersByTimeAsync(0)
    expect([over.mock.calls.length, document.querySelector('main')]).toEqual([1, null])
  })
})
