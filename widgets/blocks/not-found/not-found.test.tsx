// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { player, renderWidget } from '#testing/render.tsx'
import NotFound from './index.tsx'

const notFound = <NotFound use="not-found" />
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const withoutDeposit = { pages: { DEPOSIT: { visible: false } } }

it('links to the main page from an unknown address', () => {
  renderWidget(notFound, { path: '/nowhere' })
  expect(screen.getByRole('heading').textContent).toBe('Page not found')
  expect(links()).toEqual(['Go to homepage'])
})

it('does not reveal a page that the brand does not have', () => {
  renderWidget(notFound, { path: '/deposit', manifest: withoutDeposit })
  expect(screen.getByRole('heading').textContent).toBe('Page not found')
  expect(links()).toEqual(['Go to homepage'])
})

it('says that a page is closed to the player, and does not offer to sign in', () => {
  renderWidget(notFound, { path: '/deposit', user: { ...player, isPaymentSystemUser: false } })
  expect(screen.getByRole('heading').textContent).toBe('This page isn’t available to you')
  expect(links()).toEqual(['Go to homepage'])
})

it('offers a visitor to sign in and return', async () => {
  const { location } = renderWidget(notFound, { path: '/deposit?payment=1' })
  expect(screen.getByRole('heading').textContent).toBe('Sign in to see this page')
  expect(links()).toEqual(['Sign in', 'Register', 'Go to homepage'])
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(location()).toMatchObject({ pathname: '/login', state: { returnTo: '/deposit?payment=1' } })
})

it('offers no registration while it is closed', () => {
  renderWidget(notFound, { path: '/profile', manifest: { pages: { REGISTER: { visible: false } } } })
  expect(links()).toEqual(['Sign in', 'Go to homepage'])
})

it('shows the brand’s picture, with a lock for a page that is not open', () => {
  const pictured = <NotFound use="not-found" image="/brands/one/lost.svg" />
  const { container, unmount } = renderWidget(pictured, { path: '/nowhere' })
  expect(container.querySelector('img')!.getAttribute('src')).toBe('/brands/one/lost.svg')
  expect(container.querySelector('svg')).toBeNull()
  unmount()
  const closed = renderWidget(pictured, { path: '/profile' })
  expect(closed.container.querySelectorAll('img + span svg')).toHaveLength(1)
})
