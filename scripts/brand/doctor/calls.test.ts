import { expect, it } from 'vitest'
import { canBeRead, productCall, requestsOf } from './calls.ts'

const samples = { lang: ['fr', 'ar'], page: ['terms', 'about'] }
const paths = (name: string, given = samples) => requestsOf(productCall(name), given).map(({ path }) => path)

it('makes one request per language', () => {
  expect(paths('GET /banners')).toEqual(['/banners?lang=fr', '/banners?lang=ar'])
  expect(paths('GET /games')[1]).toBe('/games?sort=popular&page=1&size=24&lang=ar')
})

it('requests each linked static page in each language', () => {
  expect(paths('GET /pages/client/{id}').sort()).toEqual([
    '/pages/client/about-ar',
    '/pages/client/about-fr',
    '/pages/client/terms-ar',
    '/pages/client/terms-fr',
  ])
  expect(paths('GET /pages/client/{id}', { ...samples, page: [] })).toEqual([])
})

it('skips calls that need a resource created by the player', () => {
  const names = [
    'GET /payments/operations/{key}',
    'GET /pages/client/{id}',
    'GET /payments/methods',
    'POST /payments/deposits',
  ]
  expect(names.map((name) => canBeRead(productCall(name)))).toEqual([false, true, true, false])
})

it('makes one request if nothing varies', () => {
  expect(requestsOf(productCall('GET /auth/me'), samples)).toEqual([{ path: '/auth/me', differs: '' }])
})
