// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { useLocation } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Language, Manifest } from '#manifest'
import { LocationStore } from '../shell/location-store.ts'
import { Link } from './link.tsx'
import { SiteRouter } from './site-router.tsx'

afterEach(() => history.replaceState(null, '', '/'))

function Site() {
  const { pathname, search } = useLocation()
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/">Main page</Link>
      <Link to="/promotions?promotion=1">Promotion</Link>
    </>
  )
}

/** Opens an address of a brand in English, French and Arabic. */
function open(address: string, current: Language, languagePaths = true) {
  history.replaceState(null, '', address)
  const language = observable({ current })
  const manifest = { languages: ['en', 'fr', 'ar'], languagePaths, pages: {} } as unknown as Manifest
  render(
    <SiteRouter place={new LocationStore(manifest, language, location.pathname)}>
      <Site />
    </SiteRouter>,
  )
  return (next: Language) => act(() => runInAction(() => (language.current = next)))
}

const shown = () => screen.getByRole('paragraph').textContent
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const address = () => location.pathname + location.search + location.hash

/** The way back of the browser, as its event tells it. */
const goBack = (to: string) =>
  act(() => {
    history.replaceState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })

it('paths have no language, links and the address have that of the page', () => {
  open('/fr/games?category=new', 'fr')
  expect([shown(), address()]).toEqual(['/games?category=new', '/fr/games?category=new'])
  expect(links()).toEqual(['/fr', '/fr/promotions?promotion=1'])
  fireEvent.click(screen.getByText('Promotion'))
  expect([shown(), address()]).toEqual(['/promotions?promotion=1', '/fr/promotions?promotion=1'])
  fireEvent.click(screen.getByText('Main page'))
  expect([shown(), address()]).toEqual(['/', '/fr'])
})

it('the address follows a change of language, also back to the first one', () => {
  const change = open('/games?category=new#top', 'en')
  change('ar')
  expect([shown(), address()]).toEqual(['/games?category=new', '/ar/games?category=new#top'])
  expect(links()).toEqual(['/ar', '/ar/promotions?promotion=1'])
  change('en')
  expect([shown(), address()]).toEqual(['/games?category=new', '/games?category=new#top'])
})

it('on the way back to an address of another language, the page stays in its language', () => {
  const change = open('/fr/games', 'fr')
  change('ar')
  fireEvent.click(screen.getByText('Promotion'))
  goBack('/fr/games?category=new')
  expect([shown(), address()]).toEqual(['/games?category=new', '/ar/games?category=new'])
  goBack('/games')
  expect([shown(), address()]).toEqual(['/games', '/ar/games'])
})

it('a path in the address is compared as browsers write it', () => {
  open('/fr/static/%C3%BC', 'fr')
  expect(address()).toBe('/fr/static/%C3%BC')
})

it('a brand without paths of languages has none', () => {
  const change = open('/fr/games', 'fr', false)
  change('ar')
  expect([shown(), address(), links()]).toEqual(['/fr/games', '/fr/games', ['/', '/promotions?promotion=1']])
})
