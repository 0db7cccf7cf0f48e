// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { Page } from './page.tsx'

const { documentElement } = document
afterEach(() => {
  delete documentElement.dataset.offline
  vi.useRealTimers()
})

const blocks = [{ use: 'version' as const }]
const open = (maintenance?: object) =>
  renderWidget(<Page page="PROMOTIONS" />, {
    manifest: { pages: { PROMOTIONS: { blocks } }, ...(maintenance && { maintenance }) },
    http: { now: () => Date.now() },
  })
const block = () => document.querySelector('[data-block=version]')

it('shows a page’s blocks', async () => {
  open({ pages: { GAMES: {} } })
  await waitFor(() => expect(block()).not.toBeNull())
})

it('shows maintenance inside the frame, and the page at the end', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  open({ pages: { PROMOTIONS: { end: new Date(Date.now() + 60_000).toISOString() } } })
  expect(await screen.findByText('This page is temporarily closed')).toBeDefined()
  const main = document.querySelector('main')!
  await waitFor(() => expect([main.dataset.page, main.dataset.state]).toEqual(['PROMOTIONS', 'ready']))
  expect(block()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  await waitFor(() => expect(block()).not.toBeNull())
})

it('shows that the connection is lost, and reloads as soon as it is back', async () => {
  documentElement.dataset.offline = ''
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response('{}'))
  vi.stubGlobal('fetch', ask)
  open()
  expect(await screen.findByText('You’re offline')).toBeDefined()
  expect(block()).toBeNull()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(ask).toHaveBeenCalledOnce())
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
