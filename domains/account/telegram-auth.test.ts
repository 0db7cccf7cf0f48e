// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { telegramToken } from './testing/telegram-token.ts'
import { keepTelegramAuth, readTelegramAuth, telegramPerson } from './telegram-auth.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const answer = { id: 42, first_name: 'Ada', username: 'ada', auth_date: now / 1000, hash: 'ab12' }

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('keeps the widget’s data for 24 hours', () => {
  expect(readTelegramAuth(Date.now())).toBeUndefined()
  keepTelegramAuth(answer)
  vi.setSystemTime(now + 24 * 60 * 60 * 1000 - 1)
  expect(readTelegramAuth(Date.now())).toEqual(answer)
  vi.setSystemTime(now + 24 * 60 * 60 * 1000)
  expect(readTelegramAuth(Date.now())).toBeUndefined()
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
  expect(readTelegramAuth(Date.now())).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

it('keeps a token until it expires, and reads whom it is about', () => {
  const token = telegramToken({ given_name: 'Aïda 🎲', exp: now / 1000 + 3600 })
  keepTelegramAuth(token)
  vi.setSystemTime(now + 3_599_999)
  expect(readTelegramAuth(Date.now())).toEqual(token)
  expect(telegramPerson(token)).toMatchObject({ id: 42, name: 'Aïda 🎲' })
  expect(telegramPerson(telegramToken({ given_name: undefined, name: 'Ada L.' })).name).toBe('Ada L.')
  vi.setSystemTime(now + 3_600_000)
  expect(readTelegramAuth(Date.now())).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

it.each([
  ['another nonce', { ...telegramToken({ exp: now }), nonce: 'another-nonce-than-its-own' }],
  ['no id', telegramToken({ exp: now, id: undefined })],
  ['no expiry', telegramToken({ exp: undefined })],
  ['no payload', { id_token: 'abc', nonce: 'n'.repeat(16) }],
  ['a payload that is no JSON', { id_token: 'a.YWJj.c', nonce: 'n'.repeat(16) }],
])('deletes a token with %s', (_what, kept) => {
  localStorage.setItem('telegram_auth', JSON.stringify(kept))
  expect(readTelegramAuth(Date.now())).toBeUndefined()
  expect(localStorage.length).toBe(0)
})
