import { successfulDeposit } from '../flags.ts'
import { use, useEffect, useRef } from 'react'
import { useAccess } from '#engine/routing/use-access.ts'
import { useGoToPage } from '#engine/routing/use-go-to-page.ts'
import type { Operation } from '../payment.ts'
import { paymentStore } from '../payment-store.ts'
import { premiumWithdrawalStore } from '../premium-withdrawal-store.ts'
import { SheetContext } from './sheet-context.ts'
import { useStores } from '#engine/shell/stores.ts'
import { voucherStore } from '#domains/offers/voucher-store.ts'

/**
 * Once the server has accepted the current payment, navigates once: to the payment page, to SUCCESSFUL_DEPOSIT (a
 * completed deposit sets its flag; a sheet stays), or to the overlay of a voucher or a premium withdrawal. Returns the operation; it
 * is dismissed when the player leaves the page. Call it in observers, because what it returns changes.
 */
export function useOutcome(): Operation | undefined {
  const stores = useStores()
  const { isOpen } = useAccess()
  const go = useGoToPage()
  const isSheet = use(SheetContext) !== null
  const payments = stores.get(paymentStore)
  const { current } = payments
  const operation = current?.stage === 'done' ? current.operation : undefined
  /** The operation whose page or overlay was opened. */
  const handled = useRef('')

  function open(made: Operation, target: string) {
    const { redirectUrl, voucher, premium, amount, currency } = made
    if (target === 'payment-page' && redirectUrl !== undefined) openPaymentPage(redirectUrl)
    if (target === 'voucher' && voucher !== undefined) stores.get(voucherStore).open(voucher)
    if (target === 'premium' && premium) stores.get(premiumWithdrawalStore).open({ amount, currency })
    if (target !== 'deposited') return
    if (!isSheet) successfulDeposit.set()
    void showDeposit(made)
  }

  /** The page after a deposit needs the code of results too. Where it cannot be loaded, that page reads the deposit. */
  async function showDeposit(made: Operation) {
    const results = await import('../returned-deposit-store.ts').catch(() => undefined)
    const deposit = results && stores.get(results.returnedDepositStore)
    if (isSheet || !isOpen('SUCCESSFUL_DEPOSIT')) return deposit?.keepShown(Date.parse(made.at))
    // The player may have left meanwhile.
    if (handled.current === '') return
    deposit?.receive(made)
    go('SUCCESSFUL_DEPOSIT', { replace: true })
  }

  /** Afterwards the list of open payments and the return address of the payment page report on the payment. */
  function openPaymentPage(paymentPage: string) {
    window.addEventListener('pagehide', () => payments.forget(true), { once: true })
    window.location.assign(paymentPage)
  }

  useEffect(() => {
    const target = operation && targetOf(operation)
    const id = `${target} ${operation?.key}`
    if (!target || handled.current === id) return
    handled.current = id
    open(operation, target)
  })
  useEffect(
    () => () => {
      handled.current = ''
      if (payments.current?.stage === 'done') payments.forget()
    },
    [payments],
  )
  return operation
}

/** Returns what an operation opens; undefined if it is only waited for. */
function targetOf({ direction, status, voucher, premium }: Operation) {
  if (status === 'redirect') return 'payment-page'
  if (voucher !== undefined) return 'voucher'
  if (premium) return 'premium'
  return direction === 'deposit' && status === 'done' ? 'deposited' : undefined
}
