import { expect, it } from 'vitest'
import { markdownLinks } from './markdown-links.ts'
import { isPathOf } from './path-match.ts'

it('compares a path with a page’s pattern as the router does', () => {
  expect(isPathOf('/game/:providerId/:gameId', '/Game/12/Book/')).toBe(true)
  expect(isPathOf('/game/:providerId/:gameId', '/game/12')).toBe(false)
  expect(isPathOf('/Summer', '/summer')).toBe(true)
  expect(isPathOf('/summer', '/winter')).toBe(false)
})

it('finds the links of a text in Markdown to paths of the site', () => {
  const text =
    '[one](/deposit?amount=5), [two](</games#top>)\n[three]: /Promotions\n[web](https://a.example/x) [other](//b.example)'
  expect(markdownLinks(text).map(({ path }) => path)).toEqual(['/deposit', '/games', '/Promotions'])
})
