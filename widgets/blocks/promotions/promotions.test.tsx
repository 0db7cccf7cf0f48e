// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Promotion } from '#api'
import { fakeDialogs } from '#testing/dialogs.ts'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, player, renderWidget } from '#testing/render.tsx'
import Promotions from './index.tsx'
import { Period } from './period.tsx'

beforeAll(fakeDialogs)

const promotion = (id: string, changes: Partial<Promotion> = {}): Promotion => ({
  id,
  title: `Offer ${id}`,
  text: 'In short',
  html: '<ul><li>In full</li></ul>',
  image: `/art/${id}.svg`,
  ...changes,
})

function show(
  promotions: Promotion[],
  { user = player, path = '/promotions' }: { user?: typeof player | null; path?: string } = {},
) {
  return renderWidget(<Promotions use="promotions" />, { user, path, http: { get: async () => promotions } })
}

it('shows the details named in the address, with the terms', async () => {
  const { location } = show([promotion('a'), promotion('b', { terms: '/static/terms-en' })], {
    path: '/promotions?promotion=b',
  })
  const details = within(await screen.findByRole('dialog', { name: 'Offer b' }))
  expect(details.getByText('In full')).toBeTruthy()
  expect(details.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/static/terms-en')
  fireEvent.click(details.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location().search).toBe(''))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Details: Offer a' }))
  expect(location().search).toBe('?promotion=a')
})

const calls = [
  promotion('open', { button: { text: 'Games', link: '/games?category=crash' } }),
  promotion('players', { button: { text: 'Bonuses', link: '/bonuses' } }),
  promotion('closed', { button: { text: 'Horses', link: '/horses' } }),
  promotion('nowhere', { button: { text: 'None', link: '/no-such-page' } }),
  promotion('elsewhere', { button: { text: 'Out', link: 'https://example.com/' } }),
]
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('links players to the pages that are open to them', async () => {
  show(calls)
  await screen.findByText('Offer open')
  expect(links()).toEqual(['/games?category=crash', '/bonuses', 'https://example.com/'])
})

it('asks visitors to register first for what is for players, and keeps where they wanted to go', async () => {
  const { location } = show(calls, { user: null })
  await screen.findByRole('link', { name: 'Games' })
  expect(screen.queryByText('Bonuses')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Register first' }))
  expect(location()).toMatchObject({ pathname: '/register', state: { returnTo: '/bonuses' } })
})

it('asks visitors to sign in where nobody can register', async () => {
  const { location } = renderWidget(<Promotions use="promotions" />, {
    http: { get: async () => calls },
    manifest: { pages: { REGISTER: { visible: false } } },
  })
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in to continue' }))
  expect(location()).toMatchObject({ pathname: '/login', state: { returnTo: '/bonuses' } })
})

it('says what a promotion gives, its key terms and where all are, as far as the platform does', async () => {
  show([
    promotion('a', {
      share: 50,
      amount: 200,
      currency: 'EUR',
      conditions: ['Wager it 20 times'],
      terms: '/static/terms-en',
    }),
    promotion('b', { share: 10 }),
    promotion('c', { amount: 30, currency: 'TND' }),
    promotion('d'),
  ])
  expect(await screen.findByText('50% up to €200')).toBeTruthy()
  expect(screen.getByText('Wager it 20 times')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/static/terms-en')
  expect(screen.getByText('10%')).toBeTruthy()
  expect(screen.getByText('Up to TND 30')).toBeTruthy()
})

it('shows when a promotion begins or ends, and has an empty state', async () => {
  show([
    promotion('a', { startsAt: '2999-03-04T12:00:00Z' }),
    promotion('b', { startsAt: '2000-01-01T00:00:00Z', endsAt: '2999-03-04T12:00:00Z' }),
    promotion('c'),
  ])
  expect(await screen.findByText('Starts on March 4')).toBeTruthy()
  expect(screen.getByText('Until March 4')).toBeTruthy()
  expect(screen.getByText('No end date')).toBeTruthy()
  show([])
  expect(await screen.findByText('No promotions right now')).toBeTruthy()
})

const minutes = 60_000
const days = 24 * 60 * minutes

it.each([0, 14 * minutes, -14 * minutes, days, -days])(
  'says whether a promotion has begun by the server’s clock: a device %d ms ahead',
  async (ahead) => {
    const serverNow = Date.UTC(2030, 0, 1, 12)
    vi.useFakeTimers({ now: serverNow + ahead, toFake: ['Date'] })
    const at = (ms: number) => new Date(serverNow + ms).toISOString()
    renderWidget(<Promotions use="promotions" />, {
      http: {
        get: async () => [
          promotion('begun', { startsAt: at(-10 * minutes), endsAt: at(30 * days) }),
          promotion('coming', { startsAt: at(10 * minutes), endsAt: at(30 * days) }),
        ],
        now: () => Date.now() - ahead,
      },
    })
    const wordsOf = async (name: string) => (await screen.findByText(name)).closest('li')!.textContent
    expect(await wordsOf('Offer begun')).toContain('Until January 31')
    expect(await wordsOf('Offer coming')).toContain('Starts on January 1')
    vi.useRealTimers()
  },
)

it('shows no promotion after its end by the server’s clock, also while the page is open', async () => {
  const now = Date.UTC(2030, 0, 1, 12)
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] })
  const at = (ms: number) => new Date(now + ms).toISOString()
  show([promotion('over', { endsAt: at(-minutes) }), promotion('ending', { endsAt: at(minutes) }), promotion('always')])
  await screen.findByText('Offer always')
  const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(shown()).toEqual(['Offer ending', 'Offer always'])
  act(() => void vi.advanceTimersByTime(minutes))
  expect(shown()).toEqual(['Offer always'])
  vi.useRealTimers()
})

it('is taken over in a time zone where it ends on another day, and then shows the day there', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  const { app } = inApp(<Period promotion={promotion('a', { endsAt: '2999-03-04T20:00:00Z' })} />)
  const { html, errors, container } = await hydrate(app)
  expect([html.includes('March 4'), container.textContent, errors]).toEqual([true, 'Until March 5', []])
  vi.unstubAllEnvs()
})
