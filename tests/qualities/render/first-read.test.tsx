// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Block } from '#manifest'
import { fetchWidget } from '#engine/routing/widget.tsx'
import { game } from '#testing/games/game.ts'
import { renderWidget } from '#testing/render.tsx'
import { apiSchemas, callsOf } from '../../../scripts/codegen/api.ts'
import { registry } from '../../../widgets/registry.ts'

const page = { id: 'terms-en', lang: 'en', title: 'Terms', html: '<p>Text</p>' }
const answers: Record<string, unknown> = {
  '/banners': [{ id: 1, place: 'home', priority: 1, title: 'Bonus', image: '/a.svg', link: '/games' }],
  '/games': { count: 2, rows: [game('a'), game('b')] },
  '/games/categories': [{ id: 'new', name: 'New', count: 2 }],
  '/games/providers': [{ id: 'aurora', name: 'Aurora', games: 2 }],
  '/info/jackpot': {
    currency: 'EUR',
    items: [{ id: 'a', name: 'A', kind: 'games', level: 1, amount: 5, currency: 'EUR' }],
  },
  '/sport/events': { rows: [{ id: 1, league: 'L', home: 'A', away: 'B', live: false, outcomes: [] }] },
  '/promotions': [{ id: 'p', title: 'Promotion', text: '', image: '/a.svg' }],
  '/pages/client': [page],
  '/pages/client/terms-en': page,
}

/** The blocks that make public reads, each with its path in the page. */
const blocks: [block: Block, route: string, path: string][] = [
  [{ use: 'banners', place: 'home' }, '/', '/'],
  [{ use: 'game-row', title: 'lobby.hot', sort: 'new', limit: 12 }, '/', '/'],
  [{ use: 'game-row', title: 'lobby.hot', source: 'recent', limit: 12 }, '/', '/'],
  [{ use: 'game-grid', pageSize: 48, filters: ['search', 'categories', 'providers'] }, '/games', '/games'],
  [{ use: 'game-grid', pageSize: 48 }, '/games', '/games'],
  [{ use: 'game', suggestions: 6 }, '/game/:providerId/:gameId', '/game/aurora/a'],
  [{ use: 'game', suggestions: 0 }, '/game/:providerId/:gameId', '/game/aurora/a'],
  [{ use: 'jackpot', kind: 'games' }, '/', '/'],
  [{ use: 'promotions' }, '/promotions', '/promotions'],
  [{ use: 'top-matches', title: 'match.top', limit: 6 }, '/', '/'],
  [{ use: 'provider-strip', limit: 12 }, '/', '/'],
  [{ use: 'static-page' }, '/static/:pageId', '/static/terms-en'],
  [{ use: 'static-pages' }, '/static/:pageId', '/static/terms-en'],
]

it('knows every block that makes a public read', () => {
  const publicCalls = apiSchemas()
    .flatMap(callsOf)
    .filter((call) => call['x-public'])
  const users = publicCalls.flatMap(({ usedBy }) => usedBy.filter((widget) => widget.startsWith('blocks/')))
  // What is live is in no page’s file.
  const inFile = users.filter((user) => user !== 'blocks/live-now')
  expect(new Set(blocks.map(([{ use }]) => `blocks/${use}`))).toEqual(new Set(inFile))
})

it.each(blocks)('a visitor’s block reads nothing else when it shows: %j', async (block, route, path) => {
  const read: string[] = []
  const get = async (asked: string) => {
    read.push(asked)
    return asked in answers ? answers[asked] : new Promise(() => undefined)
  }
  const isShown = observable.box(false)
  const Later = observer(({ children }: { children: ReactNode }) => isShown.get() && children)
  const { default: Shown, firstRead } = await fetchWidget(registry, 'blocks', block.use)
  const { stores } = renderWidget(
    <Later>
      <Routes>
        <Route path={route} element={<Shown {...block} />} />
      </Routes>
    </Later>,
    { path, http: { get, send: () => new Promise(() => undefined) } },
  )
  const first = firstRead?.(stores, block)
  await act(async () => first?.load())
  expect(first?.status ?? 'ready').toBe('ready')
  const before = read.splice(0)
  await act(async () => runInAction(() => isShown.set(true)))
  expect([read.filter((asked) => asked in answers), new Set(before).size > 0]).toEqual([[], first !== undefined])
})
