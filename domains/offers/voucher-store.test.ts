import { beforeEach, expect, it, vi } from 'vitest'
import { OverlayStore } from '#engine/shell/overlay-store.ts'
import { PremiumWithdrawalStore } from '#domains/payments/premium-withdrawal-store.ts'
import { VoucherStore } from './voucher-store.ts'

const writeText = vi.fn(async () => undefined)
beforeEach(() => {
  writeText.mockClear()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

it('shows a voucher’s code, copies it, and forgets it when closed', async () => {
  const overlays = new OverlayStore()
  const store = new VoucherStore(overlays)
  store.open('AB-12')
  expect(overlays.isOpen('voucher')).toBe(true)
  await store.copy()
  expect(writeText.mock.calls).toEqual([['AB-12']])
  store.close()
  expect([store.code, overlays.isOpen('voucher')]).toEqual(['', false])
})

it('fails to copy without a code, and when the browser refuses', async () => {
  const store = new VoucherStore(new OverlayStore())
  await expect(store.copy()).rejects.toThrow('no code')
  expect(writeText).not.toHaveBeenCalled()
  store.open('AB-12')
  writeText.mockRejectedValueOnce(new Error('denied'))
  await expect(store.copy()).rejects.toThrow('denied')
})

it('shows a premium withdrawal until it is closed', () => {
  const overlays = new OverlayStore()
  const store = new PremiumWithdrawalStore(overlays)
  store.open({ amount: 2500, currency: 'TND' })
  expect([overlays.isOpen('premium-withdrawal'), store.current]).toEqual([true, { amount: 2500, currency: 'TND' }])
  store.close()
  expect([overlays.isOpen('premium-withdrawal'), store.current]).toEqual([false, undefined])
})
