// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendRead } from '../data/send-read.ts'
import { addressesOf, readAhead } from './read-ahead.ts'
import { firstSettings } from './settings.fixture.ts'

const asked: string[] = []
let respond: () => void
let lose: () => void

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  const answer = new Promise<Response>((resolve, reject) => {
    respond = () => resolve(new Response('{}'))
    lose = () => reject(new TypeError('no connection'))
  })
  vi.stubGlobal('fetch', (address: string, { credentials }: RequestInit) => {
    asked.push(`${address} ${credentials}`)
    return answer
  })
  vi.spyOn(document.head, 'append').mockImplementation((...links) => {
    for (const link of links) asked.push((link as HTMLLinkElement).getAttribute('href')!)
  })
})

afterEach(() => {
  vi.useRealTimers()
  delete window.reads
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const settings = firstSettings()
const files = [...settings.files]
const [user, a, b, c] = ['/api/auth/me include', '/api/a include', '/api/b include', '/api/c include']
const calls = ['/a', '/b', '/c']

it.each(['response', 'failure'])('reads one call at once, and the files and the others after its %s', async (end) => {
  readAhead(settings, 'fr', calls)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([user, a])
  if (end === 'response') respond()
  else lose()
  await vi.advanceTimersByTimeAsync(49)
  expect(asked).toEqual([user, a])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([user, a, ...files, b, c])
})

it('reads all calls at once where a service worker has the files', () => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
  readAhead(settings, 'fr', calls)
  expect(asked).toEqual([user, a, ...files, b, c])
})

it('does not read what the engine has asked for meanwhile', async () => {
  readAhead(settings, 'fr', calls)
  const read = sendRead('/api', { method: 'GET', path: '/b' })
  respond()
  await read
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([user, a, b, ...files, c])
})

it('reads nothing more once the page is there', async () => {
  readAhead(settings, 'fr', calls)
  delete window.reads
  respond()
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([user, a])
})

it('asks for the files at once where the page shows nothing of the platform', () => {
  readAhead(settings, 'fr', [])
  expect(asked).toEqual([user, ...files])
})

it('calls nothing where only the platform’s code knows what to ask for', () => {
  const { api: _api, ...connected } = settings
  readAhead(connected, 'fr', calls)
  expect(asked).toEqual(files)
})

it('preloads the texts of a language that the page does not hold, and the typeface of one from right to left', () => {
  readAhead(settings, 'en', [])
  readAhead(settings, 'ar', [])
  const texts = (language: string) => `/locales/${language}/common.json`
  expect(asked).toEqual([texts('en'), user, ...files, texts('ar'), '/arabic.woff2', user, ...files])
})

it('leaves what it reads to the engine, by address', async () => {
  readAhead({ ...settings, api: 'https://api.example/api' }, 'fr', ['/a'])
  expect(Object.keys(window.reads!)).toEqual(['https://api.example/api/auth/me', 'https://api.example/api/a'])
  lose()
  await expect(window.reads!['https://api.example/api/a']).rejects.toThrow('no connection')
})

it('preloads each file as what it is', () => {
  vi.mocked(document.head.append).mockRestore()
  readAhead(settings, 'ar', [])
  const links = [...document.head.querySelectorAll('link')]
  expect(links.map(({ rel, as, type }) => [rel, as, type])).toEqual([
    ['preload', 'fetch', ''],
    ['preload', 'font', 'font/woff2'],
    ['modulepreload', 'script', ''],
    ['preload', 'style', ''],
  ])
  expect(links.map((link) => link.getAttribute('fetchpriority'))).toEqual([null, null, null, 'low'])
  document.head.replaceChildren()
})

it.each([
  ['/games?lang={language}', '/games?lang=fr'],
  ['/games?keys={:providerId}%2F{:gameId}&size=1', '/games?keys=aurora%2Ffox%20%26&size=1'],
  ['/pages/{:other}', '/pages/'],
])('of %s the address is %s', (call, address) => {
  expect(addressesOf([call], { providerId: 'aurora', gameId: 'fox &' }, 'fr')).toEqual([address])
})
