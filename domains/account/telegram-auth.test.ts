// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTelegramAuth, telegramAuth } from './telegram-auth.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const answer = { id: 42, first_name: 'Ada', username: 'ada', auth_date: now / 1000, hash: 'ab12' }

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('keeps the widget’s data for 24 hours', () => {
  expect(telegramAuth(Date.now())).toBeUndefined()
  keepTelegramAuth(answer)
  vi.setSystemTime(now + 24 * 60 * 60 * 1000 - 1)
  expect(telegramAuth(Date.now())).toEqual(answer)
  vi.setSystemTime(now + 24 * 60 * 60 * 1000)
  expect(telegramAuth(Date.now())).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

it.each([
  'no JSON',
  'null',
  '[]',
  JSON.stringify({ ...answer, id: '42' }),
  JSON.stringify({ ...answer, first_name: undefined }),
  JSON.stringify({ ...answer, hash: undefined }),
  JSON.stringify({ ...answer, auth_date: 'now' }),
  JSON.stringify({ ...answer, photo_url: { href: '//' } }),
])('deletes data of another shape: %s', (kept) => {
  localStorage.setItem('telegram_auth', kept)
  expect(telegramAuth(Date.now())).toBeUndefined()
  expect(localStorage.length).toBe(0)
})
