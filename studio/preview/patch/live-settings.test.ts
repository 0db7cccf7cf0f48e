import { expect, it } from 'vitest'
import { differences, fixedAmong, isBlockList } from './differences.ts'

it('names each setting that differs, and lists as a whole', () => {
  const before = { name: 'a', theme: { tokens: { brand: { dark: '#000' } } }, languages: ['en'], gone: 1, same: [{}] }
  const after = {
    name: 'b',
    theme: { tokens: { brand: { dark: '#111' } } },
    languages: ['en', 'fr'],
    new: {},
    same: [{}],
  }
  expect(differences(before, after).sort()).toEqual(
    ['/name', '/theme/tokens/brand/dark', '/languages', '/gone', '/new'].sort(),
  )
  expect(differences(before, structuredClone(before))).toEqual([])
})

it('escapes keys as JSON pointers do', () => {
  expect(differences({ texts: { 'a/b~c': '1' } }, { texts: { 'a/b~c': '2' } })).toEqual(['/texts/a~1b~0c'])
})

it('knows lists of blocks', () => {
  for (const pointer of ['/pages/MAIN/blocks', '/frame/header', '/notFound', '/overlays/sidebar/blocks'])
    expect(isBlockList(pointer), pointer).toBe(true)
  for (const pointer of ['/chats', '/pages/MAIN/guards', '/pages/MAIN/blocks/0', '/languages'])
    expect(isBlockList(pointer), pointer).toBe(false)
})

it('takes what players see, and refuses what a page reads once, with a reason', () => {
  const live = ['/name', '/theme/radius', '/pages/MAIN/path', '/texts/en/common/a', '/seo/title', '/$schema']
  expect(fixedAmong(live)).toBeUndefined()
  expect(fixedAmong([...live, '/api/production'])).toEqual({
    pointer: '/api/production',
    reason: 'The address of the API is read once, when the page starts.',
  })
  for (const section of ['hosts', 'platform', 'languages', 'services', 'chats', 'sport', 'currency', 'id', 'namesake'])
    expect(fixedAmong([`/${section}/x`])?.reason, section).toBeTruthy()
})
