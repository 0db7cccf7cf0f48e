// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { sentOf } from '#testing/sent-of.ts'

const birthday = { use: 'date', name: 'birthday', isBirthday: true, required: true } as const

it('sends the milliseconds of the day as they are, and asks for a day', () => {
  expect(sentOf(birthday, '668304000000')).toBe('668304000000')
  expect(sentOf(birthday, '-1')).toBe('-1')
  expect(sentOf(birthday, '')).toEqual({ birthday: 'error.field_is_empty' })
})
