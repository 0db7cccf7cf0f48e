// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { RestrictionStore } from '../shell/restriction-store.ts'
import type { Stores } from '../shell/stores.ts'
import { isShown, readPageFile } from './page-file.ts'

afterEach(() => {
  delete document.documentElement.dataset.waiting
  history.replaceState(null, '', '/')
})

const content = { at: 1000, values: { '/games': [] } }

/** Reads the file of a page. */
function read(path: string | undefined, { holdsContent = true } = {}) {
  document.body.innerHTML = holdsContent
    ? `<script type="application/json" id="page-content">${JSON.stringify(content)}</script>`
    : ''
  const root = document.createElement('div')
  Object.assign(root.dataset, { ...(path && { path }), texts: 'common user', boundaries: '4' })
  return readPageFile(root, location.pathname)
}

describe('readPageFile', () => {
  it('has what the file of this path says', () => {
    history.replaceState(null, '', '/games?utm_source=a')
    expect(read('/games')).toEqual({
      isCurrent: true,
      content,
      namespaces: ['common', 'user'],
      boundaries: 4,
      hasOtherIcons: false,
    })
    expect(read('/games', { holdsContent: false }).content).toBeUndefined()
  })

  it.each(['/promotions', undefined])('takes nothing from a file of the path %s', (path) => {
    expect(read(path)).toMatchObject({ isCurrent: false, content: undefined, namespaces: [] })
  })

  it('takes nothing from a file whose words are hidden, such as one of another language', () => {
    document.documentElement.dataset.waiting = ''
    expect(read('/')).toMatchObject({ isCurrent: false, content: undefined, namespaces: [] })
  })

  it('says nothing of a page without a file', () => {
    expect(readPageFile(document.createElement('div'), '/')).toMatchObject({ isCurrent: false, namespaces: [] })
  })
})

describe('the first render is what the file shows', () => {
  const stores = { session: { user: null }, restriction: new RestrictionStore() } as unknown as Stores
  const player = { ...stores, session: { user: { id: 1 } } } as unknown as Stores
  const onBreak = { ...stores, restriction: { current: {} } } as unknown as Stores

  it.each([
    ['a visitor', '/', stores, true],
    ['a player', '/', player, false],
    ['somebody on a break', '/', onBreak, false],
    ['a visitor of another page', '/games', stores, false],
  ])('to %s whose file is of %s: %s', (_who, path, shown, is) => {
    expect(isShown(read(path), shown)).toBe(is)
  })
})
