// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { formModel } from '#testing/form-model.ts'
import { inApp } from '#testing/render.tsx'
import { sentOf } from '#testing/sent-of.ts'
import { value } from './value.ts'

const referral = { use: 'referral', name: 'referralCode' } as const

afterEach(() => localStorage.clear())

it.each([
  [' FRIEND-1 ', 'FRIEND-1'],
  ['ＦＲＩＥＮＤ', 'FRIEND'],
  ['', ''],
])('sends %j as %j', (typed, sent) => {
  expect(sentOf(referral, typed)).toBe(sent)
})

it('takes the code of a link', () => {
  localStorage.setItem('ref', 'FRIEND-7')
  const { store, context } = formModel({ fields: [referral] }, inApp(null).stores)
  value.follow?.(referral, store, context)
  expect(store.values.referralCode).toBe('FRIEND-7')
})
