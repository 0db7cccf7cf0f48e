import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountOperation, PaymentOperation } from '#api'
import type { SuccessfulDepositBlock } from '#manifest'
import { PageLink } from '#engine/routing/page-link.tsx'
import { useAccess } from '#engine/routing/registry-context.ts'
import { arrivedDeposit } from '#domains/payments/arrived-deposit.ts'
import { historyStore } from '#domains/history/history-store.ts'
import { useStore, useStores } from '#engine/shell/stores.ts'
import { buttonClass } from '#engine/ui/button.tsx'
import { Money } from '#engine/ui/money.tsx'
import { useBlockState } from '#engine/ui/page-state.ts'
import { Skeleton } from '#engine/ui/skeleton.tsx'
import { Illustration } from './illustration.tsx'
import styles from './successful-deposit.module.css'

type Deposit = Pick<AccountOperation | PaymentOperation, 'status' | 'amount' | 'currency'>

const latest = { kind: 'deposit', page: 1, size: 1 } as const

/** Status of the latest deposit, the balance, and links onward. It is read unless its payment has just told. Where the status is unavailable, a thank-you only. */
export default observer(function SuccessfulDeposit(_options: SuccessfulDepositBlock) {
  const { session } = useStores()
  const history = useStore(historyStore).pages.operations.get(latest)
  const { operation, forget } = useStore(arrivedDeposit)
  const [known] = useState(operation)
  const balance = session.user?.balance
  // A change of the balance may mean that the deposit arrival, unless that is known. A later visit reads the latest deposit.
  useEffect(() => void (known ?? history.load()), [history, balance, known])
  useEffect(() => forget, [forget])
  const isWaiting = !known && (history.status === 'idle' || history.status === 'loading')
  useBlockState(isWaiting ? 'loading' : 'ready')
  return (
    <section className={styles.card}>
      <Illustration />
      {isWaiting ? (
        <Skeleton height="112px" width="min(100%, 320px)" />
      ) : (
        <DepositStatus deposit={known ?? history.value?.rows[0]} />
      )}
      <NextLinks />
    </section>
  )
})

/** Status text of the deposit, its amount and the current balance. */
const DepositStatus = observer(function DepositStatus({ deposit }: { deposit: Deposit | undefined }) {
  const { t } = useTranslation(['payment', 'common'])
  const { session, language } = useStores()
  const name =
    deposit?.status === 'pending'
      ? 'pending'
      : deposit?.status === 'failed' || deposit?.status === 'cancelled'
        ? 'failed'
        : 'completed'
  return (
    <div className={styles.said} aria-live="polite">
      <h2 className={styles.title}>{t(`deposited.${name}.title`)}</h2>
      {deposit && (
        <p className={styles.amount}>
          <Money amount={deposit.amount} currency={deposit.currency} language={language.current} />
        </p>
      )}
      <p className={styles.text}>{t(`deposited.${name}.text`)}</p>
      {session.user && (
        <p className={styles.balance}>
          {t('common:account.balance')}{' '}
          <Money amount={session.user.balance} currency={session.user.currency} language={language.current} />
        </p>
      )}
    </div>
  )
})

const NextLinks = observer(function NextLinks() {
  const { t } = useTranslation(['payment', 'common'])
  const { isOpen } = useAccess()
  return (
    <div className={styles.ways}>
      <PageLink className={buttonClass.primary} page={isOpen('GAMES') ? 'GAMES' : 'MAIN'}>
        {t('result.successButton')}
      </PageLink>
      {isOpen('DEPOSIT') && (
        <PageLink className={buttonClass.quiet} page="DEPOSIT">
          {t('outcome.another.deposit')}
        </PageLink>
      )}
      {isOpen('OPERATION_HISTORY') && (
        <PageLink className={buttonClass.quiet} page="OPERATION_HISTORY">
          {t('common:page.OPERATION_HISTORY')}
        </PageLink>
      )}
    </div>
  )
})
