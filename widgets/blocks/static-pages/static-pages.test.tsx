// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWidget } from '#testing/render.tsx'
import StaticPages from './index.tsx'

const pages = ['terms-en', 'about-en', 'terms-fr'].map((id) => ({
  id,
  lang: id.slice(-2),
  title: `Title of ${id}`,
  html: '',
}))

it('lists only pages in the interface language, and marks the current one', async () => {
  const { stores } = renderWidget(<StaticPages use="static-pages" />, {
    path: '/static/about-en',
    http: { get: async () => pages },
  })
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/static/terms-en', null],
    ['/static/about-en', 'page'],
  ])
  await act(() => stores.language.change('fr'))
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual(['Title of terms-fr'])
})
