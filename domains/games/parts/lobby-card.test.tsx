// @vitest-environment jsdom
import { favouriteStore } from '../favourite-store.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { game } from '#testing/games/game.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { ApiError } from '#engine/data/api-error.ts'
import { LobbyCard } from './lobby-card.tsx'

const heart = () => screen.getByRole('button', { name: 'Favourite: Game x' })
const isPressed = () => heart().getAttribute('aria-pressed') === 'true'

it('stores a visitor’s favourite in the browser', async () => {
  const send = vi.fn()
  renderWidget(<LobbyCard game={game('x')} />, { http: { send } })
  fireEvent.click(heart())
  await waitFor(() => expect(isPressed()).toBe(true))
  expect(localStorage.getItem('favourites:betogol')).toBe('["aurora/x"]')
  fireEvent.click(heart())
  await waitFor(() => expect(isPressed()).toBe(false))
  expect(localStorage).toHaveLength(0)
  expect(send).not.toHaveBeenCalled()
})

it('turns a player’s favourite on and off', async () => {
  const send = vi.fn(async () => undefined)
  const { stores } = renderWidget(<LobbyCard game={game('x')} />, {
    user: player,
    http: { send, get: async () => [] },
  })
  await stores.get(favouriteStore).load()
  expect(isPressed()).toBe(false)
  fireEvent.click(heart())
  await waitFor(() => expect(isPressed()).toBe(true))
  fireEvent.click(heart())
  await waitFor(() => expect(isPressed()).toBe(false))
  expect(send.mock.calls.map(([method, path]: unknown[]) => `${method} ${path}`)).toEqual([
    'PUT /my/favourites/aurora/x',
    'DELETE /my/favourites/aurora/x',
  ])
})

it('rolls back a favourite that could not be saved, and shows the error', async () => {
  let refuse!: (error: ApiError) => void
  const send = () => new Promise<never>((_resolve, reject) => (refuse = reject))
  const { stores } = renderWidget(<LobbyCard game={game('x')} />, {
    user: player,
    http: { send, get: async () => [] },
  })
  await stores.get(favouriteStore).load()
  fireEvent.click(heart())
  await waitFor(() => expect(isPressed()).toBe(true))
  refuse(new ApiError('refused', 429, { code: 429 }))
  await waitFor(() => expect(isPressed()).toBe(false))
  expect(stores.toasts.toasts).toMatchObject([{ type: 'error', text: 'Too many attempts. Please wait and try again.' }])
})

it('links to the game’s page only if it is open', () => {
  renderWidget(<LobbyCard game={game('x')} />, { manifest: { pages: { GAME: { visible: false } } } })
  expect(screen.queryByRole('link')).toBeNull()
  renderWidget(<LobbyCard game={game('a b')} />, { manifest: { pages: { GAME: { visible: true } } } })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/game/aurora/a%20b')
})
