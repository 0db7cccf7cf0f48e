// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Manifest } from '#manifest'
import type { RegistrationCalls } from '#schemas/calls/registration.ts'
import type { User } from '#api'
import { FakeTabs } from '#testing/tabs.ts'
import { ApiError } from '#engine/data/api-error.ts'
import { SingleWrites, UnknownOutcome } from '#engine/data/once/single-writes.ts'
import { player } from '#testing/render.tsx'
import { RegistrationStore } from './registration-store.ts'
import type { TelegramApi } from './telegram-store.ts'
import { telegramToken } from './testing/telegram-token.ts'

type Bonus = Manifest['registration']['permissions']['bonus']

const user = { login: 'ada', id: 7 }
const credentials = { login: 'ada', password: 'chosen-for-her' }
const telegram = { id: 5, first_name: 'Ada', auth_date: 1, hash: 'abc' }
function setting(bonus: Partial<Bonus> = {}, answer: object = user, browser = new FakeTabs().open()) {
  const api = {
    signUp: vi.fn().mockResolvedValue(answer),
    telegram: vi.fn().mockResolvedValue(user),
    telegramToken: vi.fn().mockResolvedValue(user),
    currencies: vi.fn().mockResolvedValue([]),
    sendCode: vi.fn().mockResolvedValue(undefined),
    confirmNumber: vi.fn().mockResolvedValue(undefined),
  }
  const permissions = { bonus: { default: 'sport', required: false, exclude: [], validated: true, ...bonus } }
  const registration = { endpoint: 'v2/players', permissions } as unknown as Manifest['registration']
  const fetchUser = vi.fn<() => Promise<User>>().mockRejectedValue(new ApiError('nobody', 204))
  const writes = new SingleWrites('registration', { browser, userId: () => undefined, now: Date.now })
  const store = new RegistrationStore(
    api as unknown as RegistrationCalls & TelegramApi,
    { registration },
    fetchUser,
    writes,
  )
  return { api, fetchUser, store }
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
    [{ default: 'none', required: true }, ['sport', 'slots'], 'sport', ''],
  ] as const)('with %j offers %j, shows %s and would send %j', (bonus, offered, shown, sent) => {
    const { store } = setting(bonus as Partial<Bonus>)
    expect([store.bonuses, store.bonus, store.firstDepositBonus]).toEqual([offered, shown, sent])
  })

  it('that is required and not preselected is open until the player chooses, and is never refused', () => {
    const { store } = setting({ default: 'none', required: true })
    expect([store.isBonusOpen, store.withoutBonus]).toEqual([true, false])
    store.choose('sport')
    expect([store.isBonusOpen, store.firstDepositBonus]).toEqual([false, 'sport'])
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
  const refusal = new ApiError('taken', 400, { code: 111 })
  api.signUp.mockRejectedValue(refusal)
  await expect(store.register({})).rejects.toBe(refusal)
  expect(store.credentials).toBeNull()
})

it('merges Telegram’s data with the player’s choices', async () => {
  const { api, store } = setting()
  await store.registerByTelegram(telegram, { referralCode: 'FRIEND' })
  store.setWithoutBonus(true)
  await store.registerByTelegram(telegram, { referralCode: '' })
  expect(api.telegram.mock.calls).toEqual([
    [{ ...telegram, firstDepositBonus: 'sport', referralCode: 'FRIEND', isRegister: true }],
    [{ ...telegram, referralCode: '', isRegister: true }],
  ])
})

it('registers with the token of Telegram’s login library by its own call', async () => {
  const { api, store } = setting()
  const token = telegramToken({ nonce: 'n'.repeat(16) })
  await store.registerByTelegram(token, { referralCode: 'FRIEND' })
  expect(api.telegramToken.mock.calls).toEqual([
    [{ ...token, firstDepositBonus: 'sport', referralCode: 'FRIEND', isRegister: true }],
  ])
  expect(api.telegram).not.toHaveBeenCalled()
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

describe('a registration is sent once', () => {
  const lost = new ApiError('lost')
  const ada = { login: 'ada', password: 'secret' }

  it('asks the server who is signed in after an unclear response, and is done if it is this player', async () => {
    const { api, fetchUser, store } = setting()
    api.signUp.mockRejectedValueOnce(lost)
    fetchUser.mockResolvedValueOnce({ ...player, login: 'Ada' })
    await store.register(ada)
    expect(api.signUp).toHaveBeenCalledTimes(1)
  })

  it.each<[string, () => Promise<User>]>([
    ['nobody', () => Promise.reject(new ApiError('nobody', 401))],
    ['somebody else', async () => ({ ...player, login: 'karim' })],
  ])(
    'says that the outcome is unknown while %s is signed in, over a reload too, and sends it again if asked',
    async (_who, me) => {
      const tabs = new FakeTabs()
      const first = setting({}, user, tabs.open())
      first.fetchUser.mockImplementation(me)
      first.api.signUp.mockRejectedValueOnce(lost)
      await expect(first.store.register(ada)).rejects.toThrow(UnknownOutcome)
      const { api, fetchUser, store } = setting({}, user, tabs.open())
      fetchUser.mockImplementation(me)
      await expect(store.register({ ...ada, password: 'other' })).rejects.toThrow(UnknownOutcome)
      expect(api.signUp).not.toHaveBeenCalled()
      await store.register(ada)
      expect(api.signUp).toHaveBeenCalledTimes(1)
    },
  )

  it('does not send it again while the server cannot be asked', async () => {
    const { api, fetchUser, store } = setting()
    fetchUser.mockRejectedValue(lost)
    api.signUp.mockRejectedValueOnce(lost)
    await expect(store.register(ada)).rejects.toThrow(UnknownOutcome)
    await expect(store.register(ada)).rejects.toThrow(UnknownOutcome)
    expect(api.signUp).toHaveBeenCalledTimes(1)
  })

  it('says that the outcome is unknown where no response comes, and asks before it is sent again', async () => {
    vi.useFakeTimers()
    const { api, fetchUser, store } = setting()
    fetchUser.mockRejectedValue(new ApiError('nobody', 401))
    api.signUp.mockReturnValueOnce(new Promise(() => undefined))
    const both = Promise.all([store.register(ada), store.register(ada)].map((each) => each.catch((error) => error)))
    await vi.advanceTimersByTimeAsync(25_000)
    for (const error of await both) expect(error).toBeInstanceOf(UnknownOutcome)
    fetchUser.mockResolvedValue({ ...player, login: 'ada' })
    await store.register(ada)
    expect(api.signUp).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })

  it('does not wait for ever for a code that was asked for', async () => {
    vi.useFakeTimers()
    const { api, store } = setting()
    api.sendCode.mockReturnValueOnce(new Promise(() => undefined))
    const asked = store.sendCode('+21612345678').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(25_000)
    expect(await asked).toBeInstanceOf(ApiError)
    vi.useRealTimers()
  })

  it('a refusal is shown as it is, and the corrected registration is sent', async () => {
    const { api, store } = setting()
    const refusal = new ApiError('taken', 400, { code: 111, param: 'login' })
    api.signUp.mockRejectedValueOnce(refusal)
    await expect(store.register(ada)).rejects.toBe(refusal)
    await store.register(ada)
    expect(api.signUp).toHaveBeenCalledTimes(2)
  })

  it('by Telegram, too', async () => {
    const { api, fetchUser, store } = setting()
    api.telegram.mockRejectedValueOnce(lost)
    fetchUser.mockResolvedValueOnce(player)
    expect(await store.registerByTelegram(telegram, { referralCode: '' })).toEqual(player)
    expect(api.telegram).toHaveBeenCalledTimes(1)
  })

  it('stores no password, nor a hash of it', async () => {
    const tabs = new FakeTabs()
    const keys: string[] = []
    for (const password of ['one', 'two']) {
      const { api, store } = setting({}, user, tabs.open())
      api.signUp.mockRejectedValue(lost)
      await store.register({ ...ada, password }).catch(() => undefined)
      keys.push(...tabs.open().shared.keys())
    }
    expect(new Set(keys).size).toBe(1)
  })
})
