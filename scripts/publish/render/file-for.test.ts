import { describe, expect, it } from 'vitest'
import { choices, hostFiles } from './file-for.fixture.ts'
import { fileFor, filesByName, languagesAskedFor } from './file-for.ts'

const names = new Set(hostFiles)

/** What `npm start` chooses for a request. */
function chosenFor(url: string, cookie?: string, langQuery = true) {
  const [, path = '', query] = /^([^?]*)(.*)$/.exec(url)!
  return fileFor(names, path, languagesAskedFor(new URLSearchParams(query), cookie, langQuery))
}

describe('the file for a request', () => {
  it.each(choices)('$title: $url', ({ url, cookie, file }) => {
    expect(chosenFor(url, cookie)).toBe(file)
  })

  it('is that of lang in capital letters, and only where the brand has it', () => {
    expect(chosenFor('/games?lang=FR', 'ar')).toBe('fr/games/index.html')
    expect(chosenFor('/games?lang=fr', 'ar', false)).toBe('ar/games/index.html')
  })

  it.each(['/../games', '/games/..', '/%2e%2e/games', '/..%2fgames', '/./games', '/..\\games', '/games%00', '/%e0%a4'])(
    'asks for no name with parts of %s',
    (path) => {
      const asked: string[] = []
      const has = (name: string) => (asked.push(name), names.has(name))
      expect(fileFor(has, path, ['fr'])).toBe('fr/any.html')
      expect(asked).toEqual(['fr/any.html'])
    },
  )

  it('is the first language’s for candidates that leave the folder', () => {
    const asked: string[] = []
    const has = (name: string) => (asked.push(name), false)
    expect(fileFor(has, '/', ['..', '../x', '/', 'fr/../..', '..-fr'])).toBe('any.html')
    expect(asked).toEqual(['index.html', 'any.html'])
  })
})

it('finds files of the first language at the root and in its own folder', () => {
  const files = [
    { name: 'index.html', language: 'en' },
    { name: 'fr/index.html', language: 'fr' },
  ]
  const byName = filesByName(files)
  expect([...byName.keys()].toSorted()).toEqual(['en/index.html', 'fr/index.html', 'index.html'])
  expect(byName.get(fileFor(byName, '/', ['en', 'fr']))).toBe(files[0])
})
