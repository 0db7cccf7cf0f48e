// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Banner } from '#api'
import { renderWidget } from '#testing/render.tsx'
import { whenNear } from '#engine/ui/near.ts'
import Banners from './index.tsx'

vi.mock('#engine/ui/near.ts', { spy: true })

const banner = (id: number, changes: Partial<Banner> = {}): Banner => ({
  id,
  title: `Offer ${id}`,
  text: 'What it is about',
  image: `/art/${id}.svg`,
  link: '/games',
  buttonText: `Take ${id}`,
  place: 'home',
  priority: 0,
  ...changes,
})

const show = async (...banners: Banner[]) => {
  const rendered = renderWidget(<Banners use="banners" place="home" />, { http: { get: async () => banners } })
  await screen.findAllByRole('listitem')
  return rendered
}

const main = () => within(screen.getByRole('region', { name: 'Offers' }))

it('is split where the manifest says it, while it loads too', async () => {
  const { container } = renderWidget(<Banners use="banners" place="home" layout="split" />, {
    http: { get: async () => [] },
  })
  expect(container.querySelector('[data-layout=split]')).toBeTruthy()
  await vi.waitFor(() => expect(container.querySelector('[aria-hidden]')).toBeNull())
  expect(container.querySelector('[data-layout=split]')).toBeTruthy()
})

it('shows the main list by priority and the second list separately, for its own place only', async () => {
  await show(
    banner(1, { priority: 0 }),
    banner(2, { priority: 9 }),
    banner(3, { priority: -1 }),
    banner(4, { place: 'sport' }),
  )
  expect(await main().findAllByRole('heading')).toHaveLength(2)
  expect(
    main()
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Offer 2', 'Offer 1'])
  const second = within(screen.getByRole('region', { name: 'More offers' }))
  expect(second.getByRole('heading', { name: 'Offer 3' })).toBeTruthy()
  expect(screen.queryByText('Offer 4')).toBeNull()
})

it('loads the first picture at once and the others when they come near the screen', async () => {
  const waiting: (() => void)[] = []
  vi.mocked(whenNear).mockImplementation((_element, run) => {
    waiting.push(run)
    return () => undefined
  })
  const { container } = await show(banner(1, { priority: 2 }), banner(2), banner(3, { priority: -1 }))
  await screen.findByText('Offer 1')
  const pictures = () =>
    [...container.querySelectorAll('img')].map((image) => [
      image.getAttribute('src'),
      image.getAttribute('fetchpriority'),
    ])
  expect(pictures()).toEqual([
    ['/art/1.svg', 'high'],
    [null, 'low'],
    [null, 'low'],
  ])
  for (const run of waiting) run()
  expect(pictures().map(([src]) => src)).toEqual(['/art/1.svg', '/art/2.svg', '/art/3.svg'])
})

it('uses router links within the site and ordinary links to other sites', async () => {
  const { location } = await show(
    banner(1, { link: '/games?category=new', priority: 2 }),
    banner(2, { link: 'https://example.com/a' }),
  )
  const out = await screen.findByRole('link', { name: 'Take 2' })
  expect(out.getAttribute('href')).toBe('https://example.com/a')
  expect(out.getAttribute('rel')).toBe('noopener')
  fireEvent.click(screen.getByRole('link', { name: 'Take 1' }))
  expect(location()).toMatchObject({ pathname: '/games', search: '?category=new' })
})

it('shows no link for an invalid address, and links the title if there is no button', async () => {
  await show(
    banner(1, { link: '//example.com', priority: 2 }),
    banner(2, { buttonText: '' }),
    banner(3, { link: 'javascript:alert(1)', buttonText: '' }),
  )
  await screen.findByText('Offer 1')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Offer 2'])
  expect(screen.queryByText('Take 1')).toBeNull()
})

it.each([
  ['ltr', 1],
  ['rtl', -1],
])('moves forward in a page with direction %s', async (direction, sign) => {
  document.documentElement.dir = direction
  document.documentElement.style.direction = direction
  await show(banner(1, { priority: 2 }), banner(2))
  await screen.findByText('Offer 1')
  const list = main().getByRole('list')
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: 600 } })
  const scrollBy = vi.fn()
  list.scrollBy = scrollBy
  fireEvent.scroll(list)
  fireEvent.click(screen.getByRole('button', { name: 'Next offer' }))
  expect(scrollBy).toHaveBeenLastCalledWith({ left: sign * 300 })

  Object.defineProperty(list, 'scrollLeft', { value: sign * 300 })
  fireEvent.scroll(list)
  expect(screen.getByRole('button', { name: 'Offer 2 of 2' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByRole('button', { name: 'Next offer' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Offer 1 of 2' }))
  expect(scrollBy).toHaveBeenLastCalledWith({ left: sign * -300 })
  document.documentElement.removeAttribute('style')
  document.documentElement.removeAttribute('dir')
})

it('loads the banners of the new language when the language changes', async () => {
  const get = vi.fn(async () => [banner(1)])
  const { stores } = renderWidget(<Banners use="banners" place="home" />, { http: { get } })
  await screen.findByText('Offer 1')
  await act(() => stores.language.change('fr'))
  await screen.findByText('Offer 1')
  expect(get.mock.calls.map(([, , query]: unknown[]) => query)).toEqual([{ lang: 'en' }, { lang: 'fr' }])
})
