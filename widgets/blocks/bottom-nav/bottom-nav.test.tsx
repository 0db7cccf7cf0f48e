// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { BottomNavBlock } from '#manifest'
import { player, renderWidget } from '#testing/render.tsx'
import BottomNav from './index.tsx'

const items: BottomNavBlock['items'] = [
  { page: 'PROFILE', icon: 'user', text: 'page.PROFILE' },
  { page: 'MAIN', icon: 'house', text: 'nav.home' },
  { page: 'GAMES', icon: 'cherry', text: 'nav.casino' },
  { page: 'LOGIN', icon: 'user', text: 'account.signIn' },
]
const shown = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('shows the sign-in entry to visitors only', async () => {
  const { stores } = renderWidget(<BottomNav use="bottom-nav" items={items} />)
  expect(shown()).toEqual(['Home', 'Casino', 'Sign in'])

  stores.session.receive(player)
  await waitFor(() => expect(shown()).toEqual(['Profile', 'Home', 'Casino']))
})

it('shows at most five open entries, in order', () => {
  const many = ['casino', 'tvGames', 'home', 'menu', 'label'].map((name) => ({
    page: 'GAMES' as const,
    icon: 'house' as const,
    text: `nav.${name}`,
  }))
  renderWidget(<BottomNav use="bottom-nav" items={[...items, ...many]} />)
  expect(shown()).toEqual(['Home', 'Casino', 'Casino', 'TV games', 'Home'])
})

it('leaves the account out where places are short, because the header leads there; home stays', () => {
  const { container } = renderWidget(
    <BottomNav use="bottom-nav" items={[...items, { page: 'PROMOTIONS', icon: 'gift', text: 'page.PROMOTIONS' }]} />,
    {
      manifest: {
        chats: [
          { use: 'livechat', license: '1' },
          { use: 'tawk', propertyId: 'p', widgetId: 'w' },
        ],
      },
    },
  )
  expect(shown()).toEqual(['Home', 'Casino', 'Promotions'])
  expect(container.querySelectorAll('li:empty')).toHaveLength(2)
})

it('marks the current page', () => {
  renderWidget(<BottomNav use="bottom-nav" items={items} />, { path: '/games' })
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Casino')
})

it('reserves places at its end for the chat buttons', () => {
  const many = Array.from({ length: 5 }, (_, place) => ({
    page: 'GAMES' as const,
    icon: 'house' as const,
    text: `entry ${place}`,
  }))
  const { container } = renderWidget(<BottomNav use="bottom-nav" items={many} />, {
    manifest: { chats: [{ use: 'livechat', license: '12345678' }] },
  })
  expect(screen.queryAllByRole('link')).toHaveLength(4)
  expect(container.querySelectorAll('li:last-child:empty')).toHaveLength(1)
})

type Report = (entries: { contentRect: { width: number } }[]) => void

/** Renders the bar; returns its list, and how the browser reports a width of the list or of a label. */
function renderWithWidth() {
  const reports = new Map<Element, Report>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: Report
      constructor(report: Report) {
        this.report = report
      }
      observe(element: Element) {
        reports.set(element, this.report)
      }
      disconnect() {}
    },
  )
  renderWidget(<BottomNav use="bottom-nav" items={items} />)
  const list = screen.getByRole('list')
  const resize = (width: number, element: Element = list) => reports.get(element)!([{ contentRect: { width } }])
  return { list, resize }
}

it.each([
  ['full', 300],
  ['small', 360],
  ['icons', 500],
])('shows labels %s where they take %i px in full, and keeps their names', (fit, width) => {
  const { list, resize } = renderWithWidth()
  const widths: Record<string, number> = { full: width, small: width * 0.85, icons: 300 }
  Object.defineProperties(list, {
    clientWidth: { get: () => 320 },
    scrollWidth: { get: () => Math.max(320, widths[list.dataset.fit ?? 'full']!) },
  })
  resize(320)
  expect(list.dataset.fit).toBe(fit)
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy()
})

it('does not measure a list without a layout', () => {
  const { list, resize } = renderWithWidth()
  const measure = vi.fn(() => 0)
  Object.defineProperty(list, 'scrollWidth', { get: measure })
  resize(0)
  expect(measure).not.toHaveBeenCalled()
  expect(list.dataset.fit).toBeUndefined()
})

it('fits labels again in the frame after one has become larger', async () => {
  const { list, resize } = renderWithWidth()
  let width = 300
  Object.defineProperties(list, {
    clientWidth: { get: () => 320 },
    scrollWidth: { get: () => (list.dataset.fit === 'full' ? width : 320) },
  })
  resize(320)
  width = 330
  resize(90, list.querySelector('span')!)
  expect(list.dataset.fit).toBe('full')
  await vi.waitFor(() => expect(list.dataset.fit).toBe('small'))
})
