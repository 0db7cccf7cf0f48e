// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { ApiError } from '#engine/data/api-error.ts'
import { renderWidget } from '#testing/render.tsx'
import StaticPage from './index.tsx'

const page = (
  <Routes>
    <Route path="/static/:pageId" element={<StaticPage />} />
  </Routes>
)
const failing = (status: number) => ({ get: vi.fn().mockRejectedValue(new ApiError('no', status)) })

it('says that an unknown page was not found, and offers no retry', async () => {
  const { stores } = renderWidget(page, { path: '/static/nowhere', http: failing(404) })
  expect(await screen.findByText('Page not found')).toBeTruthy()
  expect(stores.head.content).toMatchObject({ title: 'Page not found', isFound: false })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button')).toBeNull()
})

it('offers a retry where the page could not be read', async () => {
  renderWidget(page, { path: '/static/nowhere', http: failing(400) })
  expect(await screen.findByText('This section didn’t load')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
