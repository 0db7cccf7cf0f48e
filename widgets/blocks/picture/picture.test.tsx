// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hydrate } from '#testing/hydrate.tsx'
import { inApp, player, renderWidget } from '#testing/render.tsx'
import Picture from './index.tsx'

const file = (name: string, width = 1200, height = 480) => ({ src: `/brands/x/${name}.webp`, width, height })

it('names the picture of each theme and width, and keeps the place of each', () => {
  const all = {
    picture: file('day'),
    phone: file('day-phone', 600, 800),
    dark: file('night'),
    darkPhone: file('night-phone'),
  }
  const { container } = renderWidget(<Picture use="picture" {...all} />)
  const shown = [...container.querySelectorAll('img')].map(({ dataset, alt, style }) => [
    dataset.src,
    dataset.themeOf,
    dataset.screen,
    alt,
    style.aspectRatio,
  ])
  expect(shown).toEqual([
    ['/brands/x/day.webp', 'light', 'wide', '', '1200 / 480'],
    ['/brands/x/day-phone.webp', 'light', 'phone', '', '600 / 800'],
    ['/brands/x/night.webp', 'dark', 'wide', '', '1200 / 480'],
    ['/brands/x/night-phone.webp', 'dark', 'phone', '', '1200 / 480'],
  ])
})

it('shows the phone’s picture in both themes where the dark theme has none of its own for phones', () => {
  const { container } = renderWidget(<Picture use="picture" picture={file('one')} dark={file('two')} />)
  expect([...container.querySelectorAll('img')].map(({ dataset }) => [dataset.themeOf, dataset.screen])).toEqual([
    ['light', undefined],
    ['dark', undefined],
  ])
})

it('links to a page while it is open, and is a picture alone otherwise', () => {
  const { stores } = renderWidget(
    <Picture use="picture" picture={file('one')} alt="Join" caption="Until Sunday" page="REGISTER" />,
  )
  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('figure').textContent).toContain('Until Sunday')
  act(() => stores.session.receive(player))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('img', { name: 'Join' })).toBeTruthy()
})

it('links to an address with its query, and to other sites', () => {
  renderWidget(<Picture use="picture" picture={file('one')} alt="Crash" address="/games?category=crash" />)
  renderWidget(<Picture use="picture" picture={file('one')} alt="Elsewhere" address="https://other.example/a" />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/games?category=crash',
    'https://other.example/a',
  ])
})

it('is taken over as the file has it', async () => {
  const { errors } = await hydrate(inApp(<Picture use="picture" picture={file('one')} phone={file('two')} />).app)
  expect(errors).toEqual([])
})
