// @vitest-environment jsdom
import { observable, runInAction } from 'mobx'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PlayerLimit, PlayerLimits } from '#api'
import type { LimitRules } from './limit-rules.ts'
import { RequiredLimitsStore } from './required-limits-store.ts'

type Required = NonNullable<LimitRules['required']>
type Status = 'idle' | 'loading' | 'ready' | 'error' | 'absent'

const limit = (kind: PlayerLimit['kind'], period: PlayerLimit['period'], more: Partial<PlayerLimit> = {}) => ({
  kind,
  period,
  amount: 100,
  ...more,
})
const answer = (limits: object[], declined?: PlayerLimits['declined']) =>
  ({ currency: 'EUR', limits, declined }) as unknown as PlayerLimits

const deposit: Required = [{ kind: 'deposit', before: 'firstDeposit', optOut: false }]
const session = observable({ user: { id: 7 } as { id: number } | null })

beforeEach(() => {
  localStorage.clear()
  runInAction(() => (session.user = { id: 7 }))
})

function make(required: Required, value?: PlayerLimits, status: Status = value ? 'ready' : 'loading') {
  const limits = observable({ status, value, load: vi.fn(async () => undefined) }, {}, { deep: false })
  const set = vi.fn(async () => undefined)
  const store = new RequiredLimitsStore(required, { limits: { limits, set }, session })
  const answerWith = (next: PlayerLimits) => runInAction(() => Object.assign(limits, { status: 'ready', value: next }))
  const kinds = (before: Required[number]['before']) =>
    store.before(before).map(({ kind, period }) => [kind, period].filter(Boolean).join(' '))
  return { store, limits, set, answerWith, kinds }
}

it('a limit is missing until the platform says that it is set, for any period', () => {
  const { kinds, answerWith } = make(deposit)
  expect(kinds('firstDeposit')).toEqual(['deposit'])
  answerWith(answer([limit('loss', 'day')]))
  expect(kinds('firstDeposit')).toEqual(['deposit'])
  answerWith(answer([limit('deposit', 'month')]))
  expect([kinds('firstDeposit'), kinds('firstPlay')]).toEqual([[], []])
})

it('each listed period needs a limit of its own', () => {
  const required: Required = [
    { kind: 'deposit', before: 'firstPlay', periods: ['day', 'week', 'month'], optOut: false },
  ]
  const { store, kinds } = make(required, answer([limit('deposit', 'week')]))
  expect(kinds('firstPlay')).toEqual(['deposit day', 'deposit month'])
  expect(store.countBefore('firstPlay')).toBe(3)
})

it('the brand’s default limit is not the player’s own', () => {
  expect(make(deposit, answer([limit('deposit', 'day', { isDefault: true })])).kinds('firstDeposit')).toEqual([
    'deposit',
  ])
})

it('a refusal counts only where the brand allows it', () => {
  const optional: Required = [{ kind: 'deposit', before: 'firstDeposit', optOut: true }]
  expect(make(optional, answer([], ['deposit'])).kinds('firstDeposit')).toEqual([])
  expect(make(optional, answer([], ['loss'])).kinds('firstDeposit')).toEqual(['deposit'])
  expect(make(deposit, answer([], ['deposit'])).kinds('firstDeposit')).toEqual(['deposit'])
})

it('a refusal is sent as no limit, and kept here where the platform does not keep it', async () => {
  const optional: Required = [{ kind: 'deposit', before: 'firstDeposit', optOut: true }]
  const { store, set, kinds } = make(optional, answer([]))
  await store.decline(store.before('firstDeposit')[0]!, 'week')
  expect(set).toHaveBeenCalledWith({ kind: 'deposit', period: 'week', amount: null })
  expect(kinds('firstDeposit')).toEqual([])
  expect(make(optional, answer([])).kinds('firstDeposit')).toEqual([])
  // A platform that keeps refusals says that there is none any more.
  expect(make(optional, answer([], [])).kinds('firstDeposit')).toEqual(['deposit'])
})

it('after a reload, what was set is known before the platform answers, for the same player', () => {
  const first = make(deposit, answer([limit('deposit', 'day')]))
  first.store.note()
  expect(make(deposit).kinds('firstDeposit')).toEqual([])
  runInAction(() => (session.user = { id: 8 }))
  expect(make(deposit).kinds('firstDeposit')).toEqual(['deposit'])
})

it('a limit that is gone is missing again, whatever this browser knew', () => {
  make(deposit, answer([limit('deposit', 'day')])).store.note()
  const { store, kinds } = make(deposit, answer([]))
  store.note()
  expect([kinds('firstDeposit'), make(deposit).kinds('firstDeposit')]).toEqual([['deposit'], ['deposit']])
})

it('another tab’s choice counts here at once, and limits are read again', () => {
  const { kinds, limits } = make(deposit)
  const event = { key: 'limits-set', newValue: JSON.stringify({ user: 7, met: ['deposit'] }) }
  window.dispatchEvent(new StorageEvent('storage', event))
  expect(kinds('firstDeposit')).toEqual([])
  expect(limits.load).toHaveBeenCalledTimes(1)
})

it('a failure leaves it closed; visitors, and platforms without limits, have none to set', () => {
  expect(make(deposit, undefined, 'error').kinds('firstDeposit')).toEqual(['deposit'])
  expect(make(deposit, undefined, 'absent').kinds('firstDeposit')).toEqual([])
  runInAction(() => (session.user = null))
  expect(make(deposit).kinds('firstDeposit')).toEqual([])
})
