// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { beforeEach, expect, it } from 'vitest'
import { breakStore } from '#domains/protection/break-store.ts'
import { fakeDialogs } from '#testing/dialogs.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { registry } from '../../widgets/registry.ts'
import { NavList } from './nav-list.tsx'
import { OpenOverlays } from './overlays.tsx'
import { Page } from './page.tsx'

beforeEach(() => {
  fakeDialogs()
  localStorage.clear()
})

const now = Date.UTC(2030, 0, 5, 12)
const until = '2030-01-06T12:00:00Z'
const entries = [
  { page: 'PROMOTIONS', icon: 'gift', text: 'page.PROMOTIONS' },
  { page: 'PROFILE', icon: 'user', text: 'page.PROFILE' },
] as const

/** A page with promotions and the version, navigation and overlays, of a player. */
function open() {
  const clock = observable({ now })
  const rendered = renderWidget(
    <>
      <NavList label="All" entries={entries} />
      <Page page="PROMOTIONS" />
      <OpenOverlays />
    </>,
    {
      user: player,
      manifest: {
        pages: { PROMOTIONS: { visible: true, blocks: [{ use: 'promotions' }, { use: 'version' }] } },
        overlays: { 'quick-deposit': { visible: true } },
      },
      http: {
        get: async (path) =>
          path.endsWith('/promotions')
            ? [{ id: 'a', title: 'Offer a', text: 'In short', html: '', image: '/a.svg' }]
            : [],
        now: () => clock.now,
      },
      path: '/promotions',
    },
  )
  return { clock, ...rendered }
}

const block = (use: string) => document.querySelector(`[data-block=${use}]`)
const entry = () => screen.queryByRole('link', { name: 'Promotions' })

it('a break takes offers off the open page and says until when; the rest stays, and everything is back at its end', async () => {
  const { stores, clock } = open()
  await screen.findByText('Offer a')
  expect([Boolean(entry()), screen.queryByText(/You are on a break/)]).toEqual([true, null])

  act(() => stores.get(breakStore).receive({ kind: 'break', until }))
  expect([block('promotions'), entry()]).toEqual([null, null])
  expect(block('version')).not.toBeNull()
  expect((await screen.findByText(/You are on a break until/)).querySelector('time')?.dateTime).toBe(until)
  expect(screen.getByText(/You are on a break until/).closest('[role=status]')).not.toBeNull()
  expect(screen.getAllByRole('link', { name: 'Profile' }).length).toBeGreaterThan(0)

  act(() => runInAction(() => (clock.now = Date.parse(until))))
  await waitFor(() => expect(block('promotions')).not.toBeNull(), { timeout: 3000 })
  expect(screen.queryByText(/You are on a break/)).toBeNull()
  expect(entry()).not.toBeNull()
})

it('a break closes what offers something to play, such as the sheet to deposit', async () => {
  const { stores } = open()
  act(() => stores.overlays.open('quick-deposit'))
  await waitFor(() => expect(document.querySelector('dialog')).not.toBeNull(), { timeout: 3000 })
  act(() => stores.get(breakStore).receive({ kind: 'break', until }))
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
})

it('what offers something to play is known of every block and overlay', () => {
  const { blocks, overlays } = registry.offers
  expect(blocks).toEqual(
    expect.arrayContaining(['banners', 'bonuses', 'deposit', 'game', 'game-row', 'promotions', 'sport', 'wheel']),
  )
  expect(overlays).toEqual(expect.arrayContaining(['cashback', 'popups', 'quick-deposit', 'wheel']))
  for (const stays of [
    'account',
    'bet-history',
    'breaks',
    'limits',
    'operation-history',
    'user-documents',
    'withdrawal',
  ] as const)
    expect(blocks).not.toContain(stays)
})
