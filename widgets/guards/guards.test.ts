// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '#api'
import type { Stores } from '#engine/shell/stores.ts'
import { mayUploadDocuments } from './may-upload-documents.ts'
import { paymentSystemUser } from './payment-system-user.ts'
import { sessionFlag } from './session-flag.ts'
import { signedIn } from './signed-in.ts'
import { signedOut } from './signed-out.ts'
import { telegramAuth } from './telegram-auth.ts'
import { wheelOpen } from './wheel-open.ts'

const stores = (user: Partial<User> | null, wheel = true) =>
  ({ session: { user }, manifest: { wheel: { visible: wheel } }, http: { now: Date.now } }) as unknown as Stores
const visitor = stores(null)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('guards (spec §6)', () => {
  it('signed-in and signed-out', () => {
    expect([signedIn(visitor, undefined), signedIn(stores({}), undefined)]).toEqual(['sign-in', true])
    expect([signedOut(visitor, undefined), signedOut(stores({}), undefined)]).toEqual([true, false])
  })

  it('payment-system-user', () => {
    expect(paymentSystemUser(visitor, undefined)).toBe('sign-in')
    expect([true, false].map((flag) => paymentSystemUser(stores({ isPaymentSystemUser: flag }), undefined))).toEqual([
      true,
      false,
    ])
  })

  it.each([
    [false, false, false, false, false],
    [false, false, true, false, false],
    [false, true, false, true, false],
    [false, true, true, true, true],
    [true, false, false, false, true],
  ])(
    'may-upload-documents: verified %s, payment %s, deposited %s',
    (isVerificated, isPaymentSystemUser, isHaveFirstDeposit, payment, verified) => {
      const player = stores({ isVerificated, isPaymentSystemUser, isHaveFirstDeposit })
      const ask = (policy: 'payment-system-user' | 'verified-or-deposited') =>
        mayUploadDocuments(player, { use: 'may-upload-documents', policy })
      expect([ask('payment-system-user'), ask('verified-or-deposited')]).toEqual([payment, verified])
      expect(mayUploadDocuments(visitor, { use: 'may-upload-documents', policy: 'payment-system-user' })).toBe(
        'sign-in',
      )
    },
  )

  it('session-flag and telegram-auth', () => {
    const ask = () => sessionFlag(visitor, { use: 'session-flag', flag: 'successful-deposit' })
    expect([ask(), telegramAuth(visitor, undefined)]).toEqual([false, false])
    sessionStorage.setItem('successful-deposit', '')
    localStorage.setItem(
      'telegram_auth',
      JSON.stringify({ id: 5, first_name: 'Ada', auth_date: Math.floor(Date.now() / 1000) - 60, hash: 'ab' }),
    )
    expect([ask(), telegramAuth(visitor, undefined)]).toEqual([true, true])
  })

  it('telegram-auth: a day by the server’s clock, whatever the device’s clock says', () => {
    const signedAt = Date.UTC(2030, 0, 1)
    const auth = { id: 5, first_name: 'Ada', auth_date: signedAt / 1000, hash: 'ab' }
    const at = (hours: number) => {
      localStorage.setItem('telegram_auth', JSON.stringify(auth))
      return telegramAuth({ http: { now: () => signedAt + hours * 3_600_000 } } as unknown as Stores, undefined)
    }
    expect([at(0), at(23), at(25)]).toEqual([true, true, false])
  })

  it.each([
    ['ALLOWED', true],
    ['NEW', true],
    ['IN_PROGRESS', true],
    ['FORBIDDEN', false],
    ['EXPIRED', false],
  ] as const)('wheel-open: %s → %s, in TND and on a brand with a wheel', (status, open) => {
    const player = (currency: string, visible = true) =>
      stores({ currency, fortuneWheel: { status, stopAt: null } }, visible)
    expect(wheelOpen(player('TND'), undefined)).toBe(open)
    expect([wheelOpen(player('EUR'), undefined), wheelOpen(player('TND', false), undefined)]).toEqual([false, false])
    expect([wheelOpen(visitor, undefined), wheelOpen(stores(null, false), undefined)]).toEqual(['sign-in', false])
  })
})
