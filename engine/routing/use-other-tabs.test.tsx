// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { Route, Routes } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import { watchOtherTabs } from '../data/other-tabs.ts'
import { Page } from './page.tsx'
import { useOtherTabs } from './use-other-tabs.ts'

beforeAll(watchOtherTabs)

const App = observer(function App() {
  useOtherTabs()
  return (
    <Routes>
      <Route path="/" element={<p>main page</p>} />
      <Route path="/login" element={<Page page="LOGIN" />} />
      <Route path="/games" element={<p>games</p>} />
    </Routes>
  )
})

const change = () =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'session-changed', newValue: '1' })))

it.each([
  ['/login', '/'],
  ['/games', '/games'],
])('follows a sign-in in another tab: from %s to %s', async (path, target) => {
  const seen: (string | undefined)[] = []
  const { stores, location } = renderWidget(<App />, { path, http: { get: vi.fn(async () => player) } })
  const watch = new MutationObserver(() => seen.push(document.querySelector('main')?.dataset.page))
  watch.observe(document.body, { childList: true, subtree: true })
  await change()
  await waitFor(() => expect(stores.session.user).toEqual(player))
  expect(location().pathname).toBe(target)
  expect(seen).not.toContain('NOT_FOUND')
  watch.disconnect()
})

it('stays if nobody has signed in', async () => {
  const { location, stores } = renderWidget(<App />, { path: '/games' })
  await change()
  expect(screen.getByText('games')).toBeTruthy()
  expect([location().pathname, stores.session.user]).toEqual(['/games', null])
})
