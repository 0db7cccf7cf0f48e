import { expect, it } from 'vitest'
import { routeOf, withEvent, withPlace } from './sport-route.ts'

it('reads an event, the vendor’s own path, and the path of old links', () => {
  expect(routeOf('?event=m:12')).toEqual({ eventId: 'm:12' })
  expect(routeOf('?bt-path=%2Fsoccer-1')).toEqual({ path: '/soccer-1' })
  expect(routeOf('?route=%2Ftennis-5')).toEqual({ path: '/tennis-5' })
  expect(routeOf('?route=%2Ftennis-5&bt-path=%2Fsoccer-1')).toEqual({ path: '/soccer-1' })
  expect(routeOf('?bt-path=//evil.example&event=a b')).toEqual({})
})

it('writes the event only', () => {
  expect(withEvent('?a=1&event=2&bt-path=%2Fx', { eventId: '3', path: '/y' })).toBe('a=1&event=3&bt-path=%2Fx')
  expect(withEvent('?event=2', { path: '/y' })).toBe('')
})

it('makes an address that leads back to the vendor’s path', () => {
  expect(withPlace('?a=1', { path: '/soccer-1' })).toBe('?a=1&bt-path=%2Fsoccer-1')
  expect(withPlace('?event=2', { eventId: '2' })).toBe('?event=2')
})
