// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import Links from './index.tsx'

const links = <Links use="links" items={[{ page: 'terms', text: 'footer.terms' }]} />

it('links to the page in the interface language', async () => {
  const { stores } = renderWidget(links)
  const link = screen.getByRole('link', { name: 'Terms and conditions' })
  expect(link.getAttribute('href')).toBe('/static/terms-en')
  await stores.language.change('fr')
  await waitFor(() => expect(link.getAttribute('href')).toBe('/static/terms-fr'))
})

it('renders nothing while static pages are closed', () => {
  renderWidget(links, { manifest: { pages: { STATIC_PAGE: { visible: false } } } })
  expect(screen.queryByRole('link')).toBeNull()
})

it('links to pages of the site that are open, first', () => {
  renderWidget(
    <Links use="links" pages={['PROMOTIONS', 'PROFILE']} items={[{ page: 'terms', text: 'footer.terms' }]} />,
  )
  const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(shown).toEqual([
    ['Promotions', '/promotions'],
    ['Terms and conditions', '/static/terms-en'],
  ])
})
