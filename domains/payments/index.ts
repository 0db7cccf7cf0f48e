import type { Domain } from '#engine/registry.ts'
import { takePaymentResult } from './payment-result.ts'

/** The domains that this one imports. */
export const needs: readonly string[] = ['offers']

/** Deposits and withdrawals. */
export const payments: Domain = {
  stored: { keptAtSignOut: ['last-method', 'deposits-shown'] },
  start: () => takePaymentResult(window.location.search),
  later: () => import('./later.ts'),
}
