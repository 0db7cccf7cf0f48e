// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../data/api-error.ts'
import { player, renderWidget } from '#testing/render.tsx'
import { Page } from './page.tsx'

it('a page for players waits until it is known who is signed in, and offers a retry where that fails', async () => {
  let fail!: (error: ApiError) => void
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }))
  const get = vi.fn((path: string): Promise<unknown> =>
    path === '/auth/me' ? new Promise((_answer, reject) => (fail = reject)) : Promise.resolve([]),
  )
  const { stores } = renderWidget(<Page page="CHANGE_PASSWORD" />, { http: { get } })
  const main = () => screen.getByRole('main')
  expect(await screen.findByText('Sign in to see this page')).toBeTruthy()

  act(() => void stores.session.load())
  expect([main().dataset.page, main().dataset.state]).toEqual(['CHANGE_PASSWORD', 'loading'])
  expect(screen.queryByText('Sign in to see this page')).toBeNull()

  await act(async () => fail(new ApiError('x', 500)))
  expect(main().dataset.state).toBe('error')
  get.mockResolvedValue(player)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('New password')).toBeTruthy()
  vi.unstubAllGlobals()
})
