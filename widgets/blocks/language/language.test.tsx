// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inApp, renderWidget } from '#testing/render.tsx'
import Language from './index.tsx'

it('lists each of the brand’s languages by its own name', () => {
  renderWidget(<Language use="language" />, { manifest: { languages: ['en', 'ar', 'sr', 'uz'] } })
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'English',
    'العربية',
    'Srpski',
    'O‘zbek',
  ])
})

it('switches the language', async () => {
  const { stores } = renderWidget(<Language use="language" />)
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
  expect(select.value).toBe('en')
  await userEvent.selectOptions(select, 'ar')
  await waitFor(() => expect(select.value).toBe('ar'))
  expect(stores.language.current).toBe('ar')
  expect(document.documentElement.dir).toBe('rtl')
})

it.each([
  [false, '/games', ['?lng=en', '?lng=fr', '?lng=ar']],
  [true, '/games', ['/games?lng=en', '/fr/games', '/ar/games']],
  [true, '/', ['/?lng=en', '/fr', '/ar']],
  [true, '/static/terms-en', ['/?lng=en', '/fr', '/ar']],
  [true, '/game/:providerId/:gameId', ['/?lng=en', '/fr', '/ar']],
  [true, '/any.html', ['/?lng=en', '/fr', '/ar']],
])('without scripts, and paths of languages being %s, the languages of %s are at %s', (languagePaths, path, links) => {
  const { app } = inApp(<Language use="language" />, {
    path,
    manifest: { languages: ['en', 'fr', 'ar'], languagePaths },
  })
  const [, list = ''] = /<noscript>(.*)<\/noscript>/s.exec(renderToString(app)) ?? []
  expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(links)
})
