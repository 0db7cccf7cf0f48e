// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { firstSettings } from './settings.fixture.ts'
import type { FirstSettings } from './settings.ts'
import { start } from './start.ts'

const root = document.documentElement
const asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('{}')
  })
})

afterEach(() => {
  document.dispatchEvent(new Event('readystatechange'))
  vi.useRealTimers()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  for (const name of ['isSessionChanged', 'earlyErrors', 'linkSecret'] as const) delete window[name]
  Reflect.deleteProperty(document, 'cookie')
  document.cookie = 'i18next=; max-age=0'
  document.head.replaceChildren()
  history.replaceState(null, '', '/')
})

function run(address: string, change: Partial<FirstSettings> = {}) {
  history.replaceState(null, '', address)
  start(firstSettings(change))
  const { firstPaint, ...marks } = root.dataset
  delete root.dataset.firstPaint
  return { lang: root.lang, dir: root.dir, marks, hasFirstPaint: firstPaint !== undefined, calls: asked.slice(1) }
}
const isWaiting = (address: string, change?: Partial<FirstSettings>) => 'waiting' in run(address, change).marks

it('takes the language from the query and the cookie, with its direction', () => {
  expect(run('/')).toMatchObject({ lang: 'fr', dir: 'ltr' })
  document.cookie = 'i18next=ar'
  expect(run('/')).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(run('/?lng=en')).toMatchObject({ lang: 'en', dir: 'ltr' })
})

it('paints the first blocks first, unless the words of the HTML are hidden', () => {
  expect(run('/').hasFirstPaint).toBe(true)
  expect(run('/?lng=en').hasFirstPaint).toBe(false)
})

describe('the address', () => {
  const languagePaths = true
  const shown = (address: string, change?: Partial<FirstSettings>) => {
    const { lang, marks } = run(address, change)
    const { pathname, search, hash } = location
    return [lang, pathname + search + hash, 'waiting' in marks]
  }

  it('has no slash at its end', () => {
    expect(shown('/games/?a=b#c', { path: '/games' })).toEqual(['fr', '/games?a=b#c', false])
    expect(shown('/games?lng=fr', { path: '/games' })).toEqual(['fr', '/games?lng=fr', false])
  })

  it.each([
    ['/en/games', 'en', '/en/games'],
    ['/en/games/', 'en', '/en/games'],
    ['/en/games?lng=ar', 'en', '/en/games'],
    ['/fr/games', 'fr', '/games'],
    ['/games', 'ar', '/ar/games'],
    ['/games?lng=en&a=b#c', 'en', '/en/games?a=b#c'],
    ['/games?lng=fr', 'fr', '/games'],
    ['/games?lang=en', 'ar', '/ar/games?lang=en'],
  ])('with paths of languages, %s is in %s at %s', (address, lang, is) => {
    document.cookie = 'i18next=ar'
    const language = lang as 'en'
    expect(shown(address, { languagePaths, path: '/games', language })).toEqual([lang, is, false])
    expect(shown(address, { languagePaths, path: '/games', language: 'uz' })).toEqual([lang, is, true])
  })

  it('keeps the state of the history', () => {
    history.replaceState({ idx: 3 }, '', '/games/')
    start(firstSettings())
    expect([history.state, location.pathname]).toEqual([{ idx: 3 }, '/games'])
  })

  it('with paths of languages, has the language of `lang` where the brand has it', () => {
    expect(shown('/games?lang=EN', { languagePaths, langQuery: true, path: '/games' })).toEqual([
      'en',
      '/en/games',
      true,
    ])
  })

  it('with two slashes at its start stays one of this site', () => {
    window.history.replaceState(null, '', `${location.origin}//other.example/`)
    start(firstSettings())
    expect(location.href).toBe(`${location.origin}//other.example`)
  })

  it('below a language gives the engine its secret and what it asks for', () => {
    const { calls } = run('/ar/confirm-email/xyz', {
      languagePaths,
      secretsBelow: ['/confirm-email/', '/ar/confirm-email/'],
      path: '/confirm-email/:token',
      calls: ['/a/{:token}?lang={language}'],
    })
    expect([window.linkSecret, location.pathname, calls]).toEqual(['xyz', '/ar/confirm-email/-', ['/api/a/-?lang=ar']])
  })
})

it.each([
  [null, 'dark'],
  ['light', 'light'],
  ['nonsense', 'dark'],
])('with the stored theme %s shows %s', (theme, shown) => {
  if (theme !== null) localStorage.setItem('theme:ada', theme)
  expect(run('/').marks).toEqual({ theme: shown })
})

it('uses the first language and the brand’s theme where storage and cookies throw, and leaves cookies that do not', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  Object.defineProperty(document, 'cookie', { get: refuse, configurable: true })
  expect(run('/')).toMatchObject({ lang: 'fr', marks: { theme: 'dark' } })
  expect(document.cookie).toBe('')
  document.cookie = 'a=b'
})

it('marks the blocks that the player has hidden', () => {
  localStorage.setItem('hidden-blocks', 'recent-wins')
  expect(run('/').marks).toEqual({ theme: 'dark', hiddenBlocks: 'recent-wins' })
})

it('marks a page on which a player is expected', () => {
  localStorage.setItem('player', '')
  expect(run('/').marks).toEqual({ theme: 'dark', player: '' })
})

it.each([null, '2999-01-01', '2020-01-01'])('marks a page whose player is on a break until %s', (until) => {
  localStorage.setItem('break', JSON.stringify({ user: 7, kind: 'break', until }))
  expect('restricted' in run('/').marks).toBe(false)
  localStorage.setItem('player', '')
  expect('restricted' in run('/').marks).toBe(until !== '2020-01-01')
})

it('notes that another tab notified of a sign-in before the engine ran', () => {
  run('/')
  const notes = (key: string, newValue: string | null) => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    return window.isSessionChanged ?? false
  }
  expect([notes('theme:ada', 'dark'), notes('session-changed', null), notes('session-changed', '1')]).toEqual([
    false,
    false,
    true,
  ])
})

it('takes the secret of a link before anything is read', () => {
  const { calls } = run('/confirm-email/xyz', { path: '/confirm-email/:token', calls: ['/a/{:token}'] })
  expect([window.linkSecret, location.pathname, calls]).toEqual(['xyz', '/confirm-email/-', ['/api/a/-']])
})

describe('errors', () => {
  const { error, warn } = console
  beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.25))
  afterEach(() => void Object.assign(console, { error, warn }))

  it.each([
    [26, true],
    [25, false],
    [undefined, false],
  ])('of a visit are noted where %s percent are reported: %s', (share, isNoted) => {
    run('/', share === undefined ? {} : { errors: share })
    expect(window.earlyErrors !== undefined).toBe(isNoted)
  })
})

describe('a page whose HTML is not what is to be seen waits', () => {
  it('in another language', () => {
    expect([isWaiting('/'), isWaiting('/?lng=fr-CA')]).toEqual([false, false])
    expect(isWaiting('/?lng=en')).toBe(true)
  })

  it('at another path', () => {
    expect([isWaiting('/games', { path: '/games' }), isWaiting('/games/', { path: '/games' })]).toEqual([false, false])
    expect(isWaiting('/promotions', { path: '/games' })).toBe(true)
  })

  it('at any path in the file that stands for all', () => {
    const { path: _path, ...any } = firstSettings()
    history.replaceState(null, '', '/profile')
    start(any)
    expect('waiting' in root.dataset).toBe(false)
  })

  it('with a parameter of the query that its blocks show', () => {
    const query = ['search', 'category']
    expect(isWaiting('/?utm_source=a', { query })).toBe(false)
    expect(isWaiting('/?category=new', { query })).toBe(true)
  })

  it('once its content is too old', () => {
    vi.setSystemTime(10_000)
    expect(isWaiting('/', { content: [1000, 9000] })).toBe(false)
    expect(isWaiting('/', { content: [999, 9000] })).toBe(true)
  })

  it('once something that it shows is over', () => {
    vi.setSystemTime(10_000)
    expect(isWaiting('/', { content: [9000, 9000, 10_001] })).toBe(false)
    expect(isWaiting('/', { content: [9000, 9000, 10_000] })).toBe(true)
  })
})

describe('what its blocks ask for', () => {
  const settings = {
    path: '/game/:providerId/:gameId',
    query: ['mode'],
    calls: ['/games?keys={:providerId}%2F{:gameId}'],
  }

  it('is read ahead with the parameters of the path', () => {
    expect(run('/game/aurora/fox?utm_source=a', settings).calls).toEqual(['/api/games?keys=aurora%2Ffox'])
  })

  it('is read ahead in another language', () => {
    expect(run('/?lng=ar').calls).toEqual(['/api/banners?lang=ar'])
  })

  it.each(['/game/aurora', '/', '/game/aurora/fox?mode=demo'])('is not known at %s', (address) => {
    expect(run(address, settings).calls).toEqual([])
  })

  it('is not read where the page holds it', () => {
    vi.setSystemTime(10_000)
    expect(run('/', { content: [9000, 9000] }).calls).toEqual([])
  })

  it('is read where what the page holds is too old, or in another language', () => {
    vi.setSystemTime(10_000)
    expect(run('/', { content: [0, 9000] }).calls).toEqual(['/api/banners?lang=fr'])
    asked.length = 0
    expect(run('/?lng=en', { content: [9000, 9000] }).calls).toEqual(['/api/banners?lang=en'])
  })
})
