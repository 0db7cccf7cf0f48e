// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import Horses from './index.tsx'

const horses = { isolation: 'opaque', hosts: ['https://races.vendor.example'] } as const
const frame = () => document.querySelector('iframe')
const state = (name: string) =>
  waitFor(() => expect(document.querySelector<HTMLElement>('[data-horses]')?.dataset.horses).toBe(name))
const say = (type: string) =>
  window.dispatchEvent(new MessageEvent('message', { source: frame()!.contentWindow, origin: 'null', data: { type } }))

function show(fails?: number) {
  const asked: unknown[] = []
  const get = async (path: string, _check: unknown, query?: object) => {
    if (path !== '/json-rpc/create-session/horses') throw new ApiError('refused', 500)
    asked.push(query)
    if (fails) throw new ApiError('refused', fails)
    return { value: '<h1>Races</h1>' }
  }
  return {
    asked,
    ...renderWidget(<Horses />, {
      user: player,
      path: '/horses',
      manifest: { horses: { ...horses, hosts: [...horses.hosts] } },
      http: { get },
    }),
  }
}

const opened = async () => {
  const shown = show()
  await waitFor(() => expect(frame()).not.toBeNull())
  say('loaded')
  await state('ready')
  return shown
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

it.each([
  [1024, 'M'],
  [1025, 'D'],
])('opens a session for a width of %i pixels, and shows the races once loaded', async (width, device) => {
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
  const { asked } = await opened()
  expect(asked).toEqual([{ device, lang: 'en' }])
  expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  expect(frame()!.title).toBe('Horse racing')
})

it('shows that its session call failed, and retries', async () => {
  const { asked } = show(503)
  await state('error')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toHaveLength(2))
})

it.each(['expired', 'login'])('shows that the session has expired (%s)', async (type) => {
  const { asked } = await opened()
  say(type)
  await state('error')
  expect(frame()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Start a new session' }))
  await waitFor(() => expect(frame()).not.toBeNull())
  expect(asked).toHaveLength(2)
})

it('opens a new session for another language', async () => {
  const { asked, stores } = await opened()
  await stores.language.change('fr')
  await waitFor(() =>
    expect(asked).toEqual([
      { device: 'M', lang: 'en' },
      { device: 'M', lang: 'fr' },
    ]),
  )
})
