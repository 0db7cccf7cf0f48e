// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import { Frame } from './frame.tsx'

const rail = [
  {
    use: 'main-nav' as const,
    items: [{ page: 'PROMOTIONS' as const, icon: 'gift' as const, text: 'page.PROMOTIONS' }],
  },
]
const pages = { SPORT: { visible: true, rail }, PROFILE: { rail: [] } }
const side = () => screen.queryByRole('complementary')
const blockInRail = (use: string) =>
  vi.waitFor(() => expect(side()?.querySelector(`[data-block=${use}]`)).toBeTruthy(), { timeout: 10_000 })

it('shows the rail of the page: its own, none, or the frame’s', async () => {
  const { stores } = renderWidget(<Frame>content</Frame>, { manifest: { pages }, path: '/sport' })
  await blockInRail('main-nav')
  act(() => stores.location.receive('/profile'))
  await vi.waitFor(() => expect(side()).toBeNull())
  act(() => stores.location.receive('/nothing'))
  await blockInRail('category-nav')
})
