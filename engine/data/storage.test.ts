// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { thisBrowser } from './browser.ts'
import { declareStored } from './clear-storage.ts'
import { isStorageLasting } from './lasting-storage.ts'
import { readCookies } from '#domains/consent/clear-traces.ts'
import { sharedStorage, tabStorage, writeCookie } from './storage.ts'

/** A storage that has room for so many characters; reading and removing always work, as in browsers. */
function smallStorage(room: number): Storage {
  const items: Record<string, string> = {}
  const put = (key: string, value: string) => {
    const used = Object.entries(items).filter(([name]) => name !== key)
    if ([...used, [key, value]].flat().join('').length > room) throw new DOMException('full', 'QuotaExceededError')
    items[key] = value
  }
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: put },
    removeItem: { value: (key: string) => void Reflect.deleteProperty(items, key) },
  }) as unknown as Storage
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const throwing = new Proxy<Storage>({} as Storage, { get: refuse, ownKeys: refuse })

const full = smallStorage(0)

function replace(name: 'localStorage' | 'sessionStorage', get: () => Storage | null) {
  const before = Object.getOwnPropertyDescriptor(globalThis, name)!
  Object.defineProperty(globalThis, name, { get, configurable: true })
  undo.push(() => Object.defineProperty(globalThis, name, before))
}
const undo: (() => void)[] = []

afterEach(() => {
  vi.restoreAllMocks()
  for (const key of sharedStorage.keys()) sharedStorage.removeItem(key)
  for (const key of tabStorage.keys()) tabStorage.removeItem(key)
  for (const run of undo.splice(0)) run()
})

describe.each([
  ['throws when it is opened', refuse],
  ['is null', () => null],
  ['throws at each access', () => throwing],
  ['is full', () => full],
])('a storage that %s', (_what, get) => {
  it.each([
    ['localStorage', sharedStorage],
    ['sessionStorage', tabStorage],
  ] as const)('keeps what is put into %s for this page', (name, storage) => {
    replace(name, get)
    expect([storage.getItem('a'), storage.keys()]).toEqual([null, []])
    storage.setItem('a', '1')
    storage.setItem('b', '2')
    storage.setItem('a', '3')
    expect([storage.getItem('a'), storage.getItem('b'), storage.keys().sort()]).toEqual(['3', '2', ['a', 'b']])
    storage.removeItem('a')
    expect([storage.getItem('a'), storage.keys()]).toEqual([null, ['b']])
  })

  it('does not last', () => {
    replace('localStorage', get)
    expect([isStorageLasting(), sharedStorage.keys()]).toEqual([false, []])
  })
})

it('uses the browser’s storage where there is one, which lasts', () => {
  sharedStorage.setItem('a', '1')
  localStorage.setItem('b', '2')
  expect([localStorage.getItem('a'), sharedStorage.getItem('b'), sharedStorage.keys().sort()]).toEqual([
    '1',
    '2',
    ['a', 'b'],
  ])
  expect([isStorageLasting(), Object.keys(localStorage).sort()]).toEqual([true, ['a', 'b']])
})

describe('a storage that becomes full', () => {
  function fill(room: number) {
    const small = smallStorage(room)
    replace('localStorage', () => small)
    sharedStorage.setItem('unresolved-payments:1', 'x')
    sharedStorage.setItem('favourites:x', 'a'.repeat(600))
    sharedStorage.setItem('player-recent:x', 'b'.repeat(600))
    return small
  }

  it('drops what is expendable for pending writes, and keeps those', () => {
    declareStored({ expendable: ['favourites', 'player-recent'] })
    const small = fill(2000)
    const { shared } = thisBrowser()
    shared.setItem('unresolved-payments:2', 'y'.repeat(900))
    expect(Object.keys(small)).toEqual(['unresolved-payments:1', 'unresolved-payments:2'])
    expect(isStorageLasting()).toBe(true)
  })

  it('drops nothing while there is room', () => {
    const small = fill(3000)
    thisBrowser()
    expect(Object.keys(small)).toEqual(['unresolved-payments:1', 'favourites:x', 'player-recent:x'])
  })

  it('keeps a changed value for this page beside the older one in the browser', () => {
    const small = fill(1400)
    sharedStorage.setItem('unresolved-payments:1', 'z'.repeat(900))
    expect([sharedStorage.getItem('unresolved-payments:1'), small.getItem('unresolved-payments:1')]).toEqual([
      'z'.repeat(900),
      'x',
    ])
  })
})

it('reads no cookies and sets none where the browser keeps them back', () => {
  writeCookie('a=1')
  expect(readCookies()).toBe('a=1')
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
  undo.push(() => Reflect.deleteProperty(document, 'cookie'))
  writeCookie('a=2')
  expect(readCookies()).toBe('')
})
