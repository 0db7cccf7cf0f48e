// @vitest-environment jsdom
import { observable, runInAction } from 'mobx'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import base from '../../manifests/base.json' with { type: 'json' }
import type { Language, Manifest } from '#manifest'
import { HeadStore } from '../shell/head-store.ts'
import { followHead } from './follow-head.ts'

const manifest = {
  ...base,
  name: 'Acme',
  project: 'ACME',
  icon: '/icon.svg',
  languages: ['en', 'fr'],
  seo: { title: 'Acme casino', description: 'Play at Acme.', robots: 'index' },
  hosts: {},
} as unknown as Manifest
const texts: Record<string, string> = { 'user:about.GAMES': 'Games of {{brand}}.', 'user:about.GAME': 'Play {{game}}.' }
let stop = () => {}

/** Follows a head from the main page. */
function follow(fetchTemplate = async (key: string) => texts[key] ?? key) {
  const language = observable({ current: 'en' as Language })
  const location = observable({ path: '/' })
  const head = new HeadStore(manifest, language)
  head.open('MAIN', 'Home')
  stop = followHead({ manifest, head, language: Object.assign(language, { fetchTemplate }), location })
  const open = (path: string, page: 'GAMES' | 'GAME', heading: string) =>
    runInAction(() => {
      location.path = path
      head.open(page, heading)
    })
  return { head, language, open }
}

const described = () => document.querySelector('meta[name=description]')?.getAttribute('content')
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href')

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content="Old" /><script type="application/ld+json">{"@graph":[]}</script>'
})
afterEach(() => stop())

it('the tags follow the page and the language, with placeholders filled in', async () => {
  const { language, open } = follow()
  await vi.waitFor(() => expect([described(), canonical()]).toEqual(['Play at Acme.', `${location.origin}/`]))
  open('/games', 'GAMES', 'Casino')
  await vi.waitFor(() => expect([described(), canonical()]).toEqual(['Games of Acme.', `${location.origin}/games`]))
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1)
  runInAction(() => (language.current = 'fr'))
  await vi.waitFor(() => expect(canonical()).toBe(`${location.origin}/games?lng=fr`))
})

it('the tags follow the content of a page', async () => {
  const { head, open } = follow()
  open('/game/borealis/a', 'GAME', 'Game')
  await vi.waitFor(() => expect([described(), canonical()]).toEqual(['Play at Acme.', undefined]))
  head.describe({ title: 'Aurora', image: 'https://cdn.example/a.png', values: { game: 'Aurora' }, isFound: true })
  await vi.waitFor(() => expect(described()).toBe('Play Aurora.'))
  expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe('https://cdn.example/a.png')
})

it('a page with parameters is for search engines while it shows what they name', async () => {
  const { head, open } = follow()
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content')
  open('/game/borealis/a', 'GAME', 'Game')
  await vi.waitFor(() => expect(robots()).toBe('noindex, nofollow'))
  head.describe({ title: 'Aurora', isFound: true })
  await vi.waitFor(() => expect(robots()).toBe('index, follow'))
  head.describe({ title: 'Not found', isFound: false })
  await vi.waitFor(() => expect([robots(), canonical()]).toEqual(['noindex, nofollow', undefined]))
})

it.each([
  ['/GAMES/', 'GAMES', '/games'],
  ['/game/Borealis/a/', 'GAME', '/game/Borealis/a'],
] as const)('the canonical address of %s is that which links have', async (path, page, expected) => {
  const { head, open } = follow()
  open(path, page, 'Casino')
  head.describe({ isFound: true })
  await vi.waitFor(() => expect(canonical()).toBe(location.origin + expected))
})

it('a description that arrives after the page was left is not shown', async () => {
  const late: ((text: string) => void)[] = []
  const { open } = follow((key) =>
    key === 'user:about.GAMES' ? new Promise((resolve) => late.push(resolve)) : Promise.resolve('Play.'),
  )
  open('/games', 'GAMES', 'Casino')
  open('/game/borealis/a', 'GAME', 'Game')
  await vi.waitFor(() => expect(described()).toBe('Play.'))
  late[0]!('Games.')
  await Promise.resolve()
  expect(described()).toBe('Play.')
})

it('structured data goes with the page that its file describes', async () => {
  const { open } = follow()
  await vi.waitFor(() => expect(described()).toBe('Play at Acme.'))
  const data = () => document.querySelector('script[type="application/ld+json"]')
  expect(data()).not.toBeNull()
  open('/games', 'GAMES', 'Casino')
  await vi.waitFor(() => expect(data()).toBeNull())
})
