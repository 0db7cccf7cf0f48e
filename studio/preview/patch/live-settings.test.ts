import { expect, it } from 'vitest'
import { fixedAmong, isBlockList } from './live-settings.ts'

it('knows lists of blocks', () => {
  for (const pointer of ['/pages/MAIN/blocks', '/frame/header', '/notFound', '/overlays/sidebar/blocks'])
    expect(isBlockList(pointer), pointer).toBe(true)
  for (const pointer of ['/chats', '/pages/MAIN/guards', '/pages/MAIN/blocks/0', '/languages'])
    expect(isBlockList(pointer), pointer).toBe(false)
})

it('takes what players see, and refuses what a page reads once, with a reason', () => {
  const live = [
    '/name',
    '/theme/radius',
    '/pages/MAIN/path',
    '/texts/en/common/a',
    '/seo/title',
    '/$schema',
    '/prerender/maxAge',
    '/content/banners',
  ]
  expect(fixedAmong(live)).toBeUndefined()
  expect(fixedAmong([...live, '/api/production'])).toEqual({
    pointer: '/api/production',
    reason: 'The address of the API is read once, when the page starts.',
  })
  expect(fixedAmong(['/content/source/banners'])?.reason).toBe(
    'Where content comes from is settled when the page starts.',
  )
  for (const section of ['hosts', 'platform', 'languages', 'services', 'chats', 'sport', 'currency', 'id', 'namesake'])
    expect(fixedAmong([`/${section}/x`])?.reason, section).toBeTruthy()
})
