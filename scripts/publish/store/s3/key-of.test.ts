import { expect, it } from 'vitest'
import { keyOf } from './key-of.ts'

const shown = {
  root: 'pages/lumina/0123/lumina.example',
  build: 'b1',
  pictures: 'p1',
  languages: ['en', 'fr'],
}

it.each([
  ['index.html', 'pages/lumina/0123/lumina.example/index.html'],
  ['en/games/index.html', 'pages/lumina/0123/lumina.example/games/index.html'],
  ['fr/games/index.html.br', 'pages/lumina/0123/lumina.example/fr/games/index.html.br'],
  ['assets/index-1.js', 'assets/index-1.js'],
  ['en/assets/index-1.js', 'assets/index-1.js'],
  ['locales/en/common.json', 'builds/b1/locales/en/common.json'],
  ['brands/lumina/logo.svg', 'pictures/p1/brands/lumina/logo.svg'],
])('%s is %s', (path, key) => expect(keyOf(shown, path)).toBe(key))

it('what was published before pages had languages is at the root', () => {
  const { languages: _languages, ...old } = shown
  expect(keyOf(old, 'index.html')).toBe('pages/lumina/0123/lumina.example/index.html')
})
