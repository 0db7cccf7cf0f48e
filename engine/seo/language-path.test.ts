import { expect, it } from 'vitest'
import type { Language } from '#manifest'
import { baseIn, belowBase, splitPath } from './language-path.ts'

const languages: Language[] = ['en', 'fr', 'ar']
const withPaths = { languages, languagePaths: true }

it.each([
  ['/', undefined, '/'],
  ['/games', undefined, '/games'],
  ['/games/', undefined, '/games'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/fr/games', 'fr', '/games'],
  ['/fr/games//', 'fr', '/games'],
  ['/en/games', 'en', '/games'],
  ['/de/games', undefined, '/de/games'],
  ['/french', undefined, '/french'],
  ['/static/fr', undefined, '/static/fr'],
  ['//fr/games', undefined, '//fr/games'],
  ['//', undefined, '/'],
  ['/fr?next=/a/', 'fr', '/?next=/a/'],
  ['/fr/games/?a#b', 'fr', '/games?a#b'],
])('%s has the language %s and the path %s', (address, language, path) => {
  expect(splitPath(withPaths, address)).toEqual({ language, path })
})

it('no path has a language without `languagePaths`', () => {
  expect(splitPath({ languages }, '/fr/games/')).toEqual({ language: undefined, path: '/fr/games' })
  expect(baseIn({ languages }, 'fr')).toBe('')
})

it.each([
  ['en', '/games', '/games'],
  ['fr', '/games?search=a', '/fr/games?search=a'],
  ['fr', '/', '/fr'],
  ['fr', '/?payment=1', '/fr?payment=1'],
  ['ar', '/#top', '/ar#top'],
  ['en', '/?payment=1', '/?payment=1'],
] as const)('in %s, %s is at %s', (language, path, address) => {
  expect(belowBase(baseIn(withPaths, language), path)).toBe(address)
})
