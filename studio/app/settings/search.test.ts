import { expect, it } from 'vitest'
import { search } from './search.ts'

const manifest = {
  name: 'Lumina',
  pages: { MAIN: { path: '/', guards: ['signed-in'], blocks: [{ use: 'game-row', limit: 18 }] } },
  playerProtection: { breaks: true },
}
const found = (words: string) => search(words, manifest).map(({ pointer }) => pointer)

it('finds settings by their titles and by their names, each once', () => {
  expect(found('who sees it').slice(0, 1)).toEqual(['/pages/MAIN/guards'])
  expect(found('self-exclusion')).toEqual(['/playerProtection/breaks'])
  expect(found('playerProtection breaks')[0]).toBe('/playerProtection/breaks')
  const guards = found('guards')
  expect(new Set(guards).size).toBe(guards.length)
})

it('says where a setting is', () =>
  expect(search('most games', manifest)[0]).toMatchObject({
    pointer: '/pages/MAIN/blocks/0/limit',
    place: 'Pages › Main page › Blocks › 1 Row of games › Most games',
  }))
