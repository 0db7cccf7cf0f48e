// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import type { RegistrationCalls } from '#schemas/calls/registration.ts'
import { RegistrationStore } from './registration-store.ts'

type Bonus = Manifest['registration']['permissions']['bonus']

const user = { login: 'ada', id: 7 }
const credentials = { login: 'ada', password: 'chosen-for-her' }
const telegram = { id: 5, first_name: 'Ada', auth_date: 1, hash: 'abc' }

function setting(bonus: Partial<Bonus> = {}, answer: object = user) {
  const api = {
    signUp: vi.fn().mockResolvedValue(answer),
    telegram: vi.fn().mockResolvedValue(user),
    currencies: vi.fn().mockResolvedValue([]),
    sendCode: vi.fn().mockResolvedValue(undefined),
    confirmNumber: vi.fn().mockResolvedValue(undefined),
  }
  const permissions = { bonus: { default: 'sport', required: false, exclude: [], validated: true, ...bonus } }
  const registration = { endpoint: 'v2/players', permissions } as unknown as Manifest['registration']
  return { api, store: new RegistrationStore(api as unknown as RegistrationCalls, registration) }
}

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the bonus', () => {
  it.each([
    [{ default: 'sport' }, ['sport', 'slots'], 'sport', 'sport'],
    [{ default: 'slots' }, ['sport', 'slots'], 'slots', 'slots'],
    [{ default: 'none' }, ['sport', 'slots'], 'sport', ''],
    [{ default: 'none', exclude: ['sport'] }, ['slots'], 'slots', ''],
    [{ default: 'sport', exclude: ['slots'] }, ['sport'], 'sport', 'sport'],
    [{ default: 'none', exclude: ['sport', 'slots'] }, [], 'sport', ''],
  ] as const)('with %j offers %j, shows %s and would send %j', (bonus, offered, shown, sent) => {
    const { store } = setting(bonus as Partial<Bonus>)
    expect([store.bonuses, store.bonus, store.firstDepositBonus]).toEqual([offered, shown, sent])
  })

  it('is cleared with the checkbox and restored with it', () => {
    const { store } = setting()
    store.choose('slots')
    store.setWithoutBonus(true)
    expect([store.bonus, store.firstDepositBonus]).toEqual(['slots', ''])
    store.setWithoutBonus(false)
    expect(store.firstDepositBonus).toBe('slots')
    store.setWithoutBonus(true)
    store.choose('sport')
    expect([store.withoutBonus, store.firstDepositBonus]).toEqual([false, 'sport'])
  })
})

it('registers with the endpoint of the manifest, and keeps the issued credentials until they are forgotten', async () => {
  const { api, store } = setting({}, { ...user, credentials })
  await store.register({ login: 'ada' })
  expect(api.signUp.mock.calls).toEqual([['v2/players', { login: 'ada' }]])
  expect(store.credentials).toEqual(credentials)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  store.forgetCredentials()
  expect(store.credentials).toBeNull()
})

it('keeps nothing after a failed registration', async () => {
  const { api, store } = setting()
  api.signUp.mockRejectedValue(new Error('taken'))
  await expect(store.register({})).rejects.toThrow('taken')
  expect(store.credentials).toBeNull()
})

it('merges Telegram’s data with the player’s choices', async () => {
  const { api, store } = setting()
  await store.registerByTelegram(telegram, 'FRIEND')
  store.setWithoutBonus(true)
  await store.registerByTelegram(telegram, '')
  expect(api.telegram.mock.calls).toEqual([
    [{ ...telegram, firstDepositBonus: 'sport', referralCode: 'FRIEND', isRegister: true }],
    [{ ...telegram, referralCode: '', isRegister: true }],
  ])
})

it('remembers a confirmed phone number', async () => {
  const { api, store } = setting()
  await store.sendCode('+21612345678')
  expect(store.isConfirmed('+21612345678')).toBe(false)
  api.confirmNumber.mockRejectedValueOnce(new Error('wrong'))
  await expect(store.confirmNumber('+21612345678', '000000')).rejects.toThrow('wrong')
  expect(store.isConfirmed('+21612345678')).toBe(false)
  await store.confirmNumber('+21612345678', '123456')
  expect(api.confirmNumber).toHaveBeenLastCalledWith({ phone: '+21612345678', code: '123456' })
  expect([store.isConfirmed('+21612345678'), store.isConfirmed('+21699999999')]).toEqual([true, false])
})

it('returns the parameters of the arrival address, and nothing else', () => {
  const { store } = setting()
  expect([store.referralCode, store.affiliate]).toEqual(['', {}])
  localStorage.setItem('ref', 'FRIEND')
  sessionStorage.setItem('subid', 's1')
  expect([store.referralCode, store.affiliate]).toEqual(['FRIEND', { subid: 's1' }])
})
